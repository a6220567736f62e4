import { useId } from 'react';
import { Check, ChevronRight, Minus } from '#app/ui/icons.tsx';
import type { ApplicationForReview } from '#domain/applications/find-application-for-review.server.ts';
import type { Condition } from '#domain/campaigns/conditions/condition.ts';
import { metIn } from '#domain/campaigns/conditions/condition.ts';
import { m } from '#messages';
import { fitText } from '#messages/fit-text.ts';
import { currentLanguage } from '#messages/path-language.ts';

type Fitting = Pick<ApplicationForReview, 'fit' | 'influencer'>;

export function FitSection({ application }: { application: Fitting }) {
  const titleId = useId();
  const { conditions } = application.fit;
  const numbers = { met: metIn(application.fit), total: conditions.length };
  return (
    <>
      <section aria-labelledby={titleId} className="max-lg:hidden">
        <div className="flex items-baseline justify-between gap-3">
          <h2 id={titleId} className="text-2xl">
            {m.fit_title()}
          </h2>
          <p className="text-sm text-soft tabular-nums">{m.fit_met(numbers)}</p>
        </div>
        <Conditions {...application} />
      </section>
      <details className="group border-b border-line lg:hidden">
        <summary className="flex min-h-11 list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
          {numbers.met > 0 ? <Check className="size-5 shrink-0 text-good" /> : <Minus />}
          <span className="min-w-0 flex-1">{m.fit_summary({ count: m.fit_count(numbers) })}</span>
          <ChevronRight className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-90" />
        </summary>
        <Conditions {...application} />
      </details>
    </>
  );
}

function Conditions({ fit, influencer }: Fitting) {
  return (
    <ul className="mt-2 lg:border-t lg:border-line">
      {fit.conditions.map((condition) => {
        const { asked, stated } = fitText(condition, influencer, fit.preferences, currentLanguage());
        return (
          <li
            key={condition.name}
            className="flex items-start gap-3 border-line py-2 not-last:border-b max-lg:last:pb-4"
          >
            <MetIcon isMet={condition.isMet} />
            <span className="min-w-0">
              <span className="block">{asked}</span>
              <span className="block text-sm text-soft">{stated}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export function MetIcon({ isMet }: Pick<Condition, 'isMet'>) {
  const Icon = isMet ? Check : Minus;
  return (
    <>
      <Icon className={`mt-0.5 size-5 shrink-0 ${isMet ? 'text-good' : 'text-soft'}`} />
      <span className="sr-only">{isMet ? m.fit_yes() : m.fit_no()}</span>
    </>
  );
}
