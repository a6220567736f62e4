import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { UndoBar } from '#app/forms/undo-bar.tsx';
import { reasonIn, useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { MAX_PORTFOLIO_ITEMS, type PortfolioItem } from '#domain/portfolio/portfolio-item.ts';
import { m } from '#messages';
import { PortfolioRow } from './portfolio-row.tsx';
import { useOrder } from './use-order.ts';

interface PortfolioListProps {
  items: readonly PortfolioItem[];
  removed: { id: string; title: string } | undefined;
  influencerId: string;
  posted: unknown;
}

export function PortfolioList({ items, removed, influencerId, posted }: PortfolioListProps) {
  const to = usePath();
  const order = useOrder(items);
  useFormAnswer(posted, { title: m.portfolio_failed() });
  const add = <ButtonLink to={to('/profile/portfolio', { item: 'new' })}>{m.portfolio_add()}</ButtonLink>;
  const isEmpty = items.length === 0;
  const undo = removed && (
    <UndoBar key={removed.id} fields={{ intent: 'restore', itemId: removed.id }}>
      {m.portfolio_removed({ title: removed.title })}
    </UndoBar>
  );
  return (
    <section aria-labelledby="portfolio-title">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="portfolio-title">
            {m.portfolio_title()}{' '}
            {items.length > 0 && (
              <span className="font-sans text-base whitespace-nowrap text-soft tabular-nums">
                {m.portfolio_count({ count: items.length, max: MAX_PORTFOLIO_ITEMS })}
              </span>
            )}
          </h2>
          <p className="mt-2 max-w-prose text-sm text-soft">{m.portfolio_lead()}</p>
        </div>
        {items.length > 0 && (
          <div className="flex flex-wrap gap-3">
            <ButtonLink
              to={to('/influencer/:influencerId', { influencerId, '#': 'portfolio' })}
              look="secondary"
              reloadDocument
            >
              {m.portfolio_see()}
            </ButtonLink>
            {items.length < MAX_PORTFOLIO_ITEMS && add}
          </div>
        )}
      </div>
      <RefusalAlert>{reasonIn(posted)}</RefusalAlert>
      {items.length >= MAX_PORTFOLIO_ITEMS && <p className="mb-6 text-sm text-soft">{m.portfolio_full()}</p>}
      {isEmpty && undo}
      {isEmpty ? (
        <Empty title={m.portfolio_empty()} text={m.portfolio_empty_text()} action={add} />
      ) : (
        <ol
          ref={order.list}
          aria-label={m.portfolio_list()}
          className="flex flex-col border-y border-line *:not-first:border-t *:not-first:border-line"
        >
          {order.shown.map((item) => (
            <PortfolioRow key={item.id} item={item} order={order} />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {order.announced}
      </p>
      {!isEmpty && undo}
    </section>
  );
}
