import { useId } from 'react';
import { OfferChanges } from '#app/deal/offer-changes.tsx';
import { Accented } from '#app/ui/accented.tsx';
import { DayLine } from '#app/ui/day-line.tsx';
import { Turn } from '#app/ui/turn.tsx';
import { dayOf } from '#domain/clock.ts';
import type { DealView } from '#domain/deals/deal-view.ts';
import { compareNewest } from '#domain/offers/compare-offers.ts';
import { m } from '#messages';
import { closedText, silenceText } from '#messages/deal-text.ts';
import { formatDay } from '#messages/format.ts';
import { offerHeadline, restText } from '#messages/offer-text.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { DealActs, type DealActsProps } from './acts.tsx';
import { Positions } from './positions.tsx';

interface NextStepProps extends Omit<DealActsProps, 'deal'> {
  deal: DealView;
  today: string;
}

/** Shows the last change, whose turn it is, the deadline, and one filled button. */
export function NextStep({ deal, today, ...acts }: NextStepProps) {
  const titleId = useId();
  const language = currentLanguage();
  const newest = deal.offers.at(-1);
  const compared = compareNewest(deal);
  const isOpen = deal.status === 'negotiating';
  const start = newest && dayOf(newest.answeredAt ?? newest.madeAt);
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line bg-surface p-5 sm:p-8">
      <Turn deal={deal} />
      <h2 id={titleId} className="mt-2 text-4xl text-balance wrap-anywhere">
        <Accented {...offerHeadline(deal, compared, language)} />
      </h2>
      <div className="mt-6 grid gap-6">
        {(isOpen || deal.status === 'signing') && <Positions deal={deal} compared={compared} />}
        {isOpen && newest?.note && (
          <blockquote
            dir="auto"
            className="border-l-2 border-accent pl-4 font-serif text-2xl leading-snug whitespace-pre-line wrap-anywhere"
          >
            {m.deal_quote({ text: newest.note })}
          </blockquote>
        )}
        {isOpen && compared && newest && (
          <>
            {!compared.fee && (
              <div>
                <h3 className="font-sans text-sm font-medium text-soft">{m.offer_changes()}</h3>
                <div className="mt-2">
                  <OfferChanges before={compared.base.terms} after={newest.terms} {...compared} />
                </div>
              </div>
            )}
            <p className="max-w-prose text-soft text-pretty empty:hidden">
              {restText(deal, compared, language)}
            </p>
          </>
        )}
        <div className="grid gap-3">
          {deal.deadline && start && <DayLine {...{ start, today }} last={deal.deadline.lastDay} />}
          <p className="max-w-prose text-sm text-soft text-pretty">{whatHolds(deal, today)}</p>
        </div>
      </div>
      <DealActs deal={deal} {...acts} />
    </section>
  );
}

function whatHolds(deal: DealView, today: string): string {
  const language = currentLanguage();
  const newest = deal.offers.at(-1);
  if (deal.status === 'closed') return closedText(deal, language);
  const expired =
    newest?.status === 'expired' && m.deal_expired({ date: formatDay(newest.expiresOn, language) });
  return [expired, silenceText(deal, language, today)].filter(Boolean).join(' ');
}
