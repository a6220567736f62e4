import { useId } from 'react';
import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { Accented } from '#app/ui/accented.tsx';
import { CampaignCover } from '#app/ui/campaign-cover.tsx';
import { ConditionLine } from '#app/ui/condition-line.tsx';
import { OrderLink } from '#app/ui/order-link.tsx';
import type { Suggestion } from '#domain/campaigns/conditions/find-suggestions.server.ts';
import { m } from '#messages';
import { conditionText } from '#messages/condition-text.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { campaignAddress } from '../campaign-cards.tsx';
import { Pay } from './pay.tsx';
import { Place } from './place.tsx';

export function Suggestions({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const titleId = useId();
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mb-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id={titleId}>
          <Accented sentence={(you) => m.suggestion_title({ you })} word={m.suggestion_you()} />
        </h2>
        <p className="text-sm text-soft">
          {m.suggestion_order()} <OrderLink part="suggestions" />
        </p>
      </div>
      <ul className={`mt-5 grid gap-y-8 md:gap-0 ${columns[suggestions.length]}`}>
        {suggestions.map((suggestion) => (
          <li
            key={suggestion.campaign.id}
            className="border-line not-first:border-t not-first:pt-8 md:px-5 md:not-first:border-t-0 md:not-first:border-l md:not-first:pt-0 md:first:pl-0 md:last:pr-0"
          >
            <Entry {...suggestion} isAlone={suggestions.length === 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const columns: Record<number, string> = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' };

function Entry({ campaign, conditions, giftDescription, isAlone }: Suggestion & { isAlone: boolean }) {
  const to = usePath();
  return (
    <article
      className={`group relative ${isAlone ? 'items-start gap-x-10 md:grid md:grid-cols-[1fr_2fr]' : ''} wrap-anywhere rounded-card has-[h3>a:focus-visible]:outline-2 has-[h3>a:focus-visible]:outline-offset-4 has-[h3>a:focus-visible]:outline-accent`}
    >
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 md:grid-cols-[5rem_minmax(0,1fr)]">
        <CampaignCover campaign={campaign} className="aspect-4/5 w-full" />
        <div>
          <h3 dir="auto">
            <Link
              to={to(campaignAddress(campaign.id))}
              className="decoration-1 underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
            >
              {campaign.title}
            </Link>
          </h3>
          <p className="mt-1 text-sm text-soft *:relative *:z-10">
            <Place campaign={campaign} />
          </p>
          <p className="mt-1 text-sm tabular-nums">
            <Pay campaign={campaign} />
          </p>
        </div>
      </div>
      <ul className={`mt-4 grid gap-x-8 gap-y-1.5 text-sm ${isAlone ? 'md:mt-0 md:grid-cols-2' : ''}`}>
        {conditions.map((condition) => (
          <ConditionLine
            key={condition.name}
            isMet={condition.isMet}
            text={conditionText(condition, giftDescription, currentLanguage())}
          />
        ))}
      </ul>
    </article>
  );
}
