import { feeOf, lineFeeOf } from '#domain/terms/sums.ts';
import type { Terms, TermsLine } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { formatMoney } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { askedItems, termsFacts } from '#messages/terms-text.ts';
import { Fact } from './fact.tsx';

/** The terms of a campaign as influencers and visitors read them. */
export function AskedTerms({ terms }: { terms: Terms }) {
  return (
    <section>
      <h2>{m.asked_title()}</h2>
      <TermsList terms={terms} />
    </section>
  );
}

export function TermsList({ terms }: { terms: Terms }) {
  const language = currentLanguage();
  const fee = feeOf(terms);
  return (
    <>
      <ul className={`mt-4 ${fee > 0 ? 'border-b border-line' : ''}`}>
        {terms.lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be equal
          <Line key={place} line={line} />
        ))}
      </ul>
      {fee > 0 && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
          <span className="text-sm text-soft">{m.asked_total()}</span>
          <span className="font-serif text-4xl tabular-nums">{formatMoney(fee, 'EUR', language)}</span>
        </p>
      )}
      <dl className={fee > 0 ? 'mt-3' : ''}>
        {termsFacts(terms, language).map(({ label, text, detail, lang }) => (
          <Fact key={label} label={label}>
            <span lang={lang} className="block whitespace-pre-line">
              {text}
            </span>
            {detail && <span className="block text-sm text-soft">{detail}</span>}
          </Fact>
        ))}
      </dl>
    </>
  );
}

function Line({ line }: { line: TermsLine }) {
  const language = currentLanguage();
  const { count, feeCents, note, needsBenefit } = line;
  const details = [note, needsBenefit && m.asked_needs_benefit()].filter(Boolean);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-3">
      <span className="min-w-0">
        <span className="block text-lg">{askedItems(line)}</span>
        {details.length > 0 && (
          <span dir="auto" className="block text-sm text-soft">
            {details.join(' · ')}
          </span>
        )}
      </span>
      {feeCents > 0 && (
        <span className="ml-auto text-right tabular-nums">
          <span className="block font-serif text-2xl">{formatMoney(lineFeeOf(line), 'EUR', language)}</span>
          {count > 1 && (
            <span className="block text-sm text-soft">
              {m.asked_each({ fee: formatMoney(feeCents, 'EUR', language) })}
            </span>
          )}
        </span>
      )}
    </li>
  );
}
