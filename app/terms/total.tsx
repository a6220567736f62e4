import type { ReactNode } from 'react';
import { feeOf } from '#domain/terms/sums.ts';
import type { ContentKind } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { formatMoney } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { termsSummary } from '#messages/terms-text.ts';
import { countedLines } from './values.ts';

export interface TotalProps {
  /** Null stands for a number that cannot be read. */
  lines: readonly { kind: ContentKind; count: number | null; feeCents: number | null }[];
  benefit: { valueCents: number | null } | null;
  label: string;
  readAs: string;
  /** Sentence about the threshold of the law. */
  law: ReactNode;
}

/** The total changes while the user types. Without scripts, the total is that of the rendered values. */
export function Total({ label, readAs, law, ...terms }: TotalProps) {
  const language = currentLanguage();
  const money = (cents: number) => formatMoney(cents, 'EUR', language);
  const lines = countedLines(terms);
  const fee = feeOf({ lines });
  const value = terms.benefit?.valueCents ?? 0;
  const isGiftOnly = fee === 0 && terms.benefit !== null;
  const inFees = value > 0 ? m.terms_in_fees_and_gift({ value: money(value) }) : m.terms_in_fees();
  return (
    <div className="min-w-0">
      <p className="text-sm text-soft">{label}</p>
      <output className="block">
        <span className="block font-serif text-6xl tabular-nums wrap-anywhere">
          {money(isGiftOnly ? value : fee)}
        </span>
        <span className="mt-1 block text-soft">{isGiftOnly ? m.terms_gift_worth() : inFees}</span>
      </output>
      {lines.length > 0 && (
        <figure className="mt-6 border-l-2 border-accent pl-4">
          <blockquote className="font-serif text-2xl leading-tight text-balance">
            {termsSummary({ lines, feeCents: fee, hasBenefit: terms.benefit !== null }, language)}
          </blockquote>
          <figcaption className="mt-2 text-sm text-soft">{readAs}</figcaption>
        </figure>
      )}
      <p className="mt-6 border-t border-line pt-4 text-sm text-soft">{law}</p>
    </div>
  );
}
