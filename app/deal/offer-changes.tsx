import type { TermsComparison } from '#domain/terms/compare-terms.ts';
import type { Terms } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { changeTexts } from '#messages/offer-text.ts';
import { currentLanguage } from '#messages/path-language.ts';

interface OfferChangesProps {
  before: Terms;
  after: Terms;
  comparison: TermsComparison;
}

/** Shows each changed part of the terms, with its earlier text below. */
export function OfferChanges({ before, after, comparison }: OfferChangesProps) {
  return (
    <dl>
      {changeTexts(before, after, comparison, currentLanguage()).map((change, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines can change alike
        <div key={place} className="grid gap-x-4 border-t border-line py-2.5 sm:grid-cols-[9rem_1fr]">
          <dt className="text-sm leading-6 text-soft">{change.label}</dt>
          <dd dir="auto" className="min-w-0 wrap-anywhere">
            <span className="block whitespace-pre-line">{change.after || m.offer_nothing()}</span>
            <span className="block text-sm whitespace-pre-line text-soft">
              {m.offer_before({ text: change.before || m.offer_nothing() })}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
