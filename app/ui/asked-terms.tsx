import { feeOf, lineFeeOf } from '#domain/terms/sums.ts';
import type { Terms, TermsLine } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { formatDate, formatMoney } from '#messages/format.ts';
import { benefitChannelLabels } from '#messages/labels/terms.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { askedItems, draftsText, rightsText } from '#messages/terms-text.ts';
import { Fact } from './fact.tsx';

/** The terms of a campaign as influencers and visitors read them. */
export function AskedTerms({ terms }: { terms: Terms }) {
  const { benefit, publishFrom, publishBy, liveDays, rights, mention, exclusivityDays } = terms;
  const language = currentLanguage();
  const fee = feeOf(terms);
  const published = { start: formatDate(publishFrom, language), end: formatDate(publishBy, language) };
  return (
    <section>
      <h2>{m.asked_title()}</h2>
      <ul className="mt-4 border-b border-line">
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
      <dl className="mt-3">
        {benefit && (
          <Fact label={m.campaign_gift()}>
            <span className="block">{benefit.what}</span>
            <span className="block text-sm text-soft">
              {m.asked_gift({
                channel: benefitChannelLabels[benefit.channel](),
                value: formatMoney(benefit.valueCents, 'EUR', language),
              })}
            </span>
          </Fact>
        )}
        <Fact label={m.asked_drafts()}>{draftsText(terms, language)}</Fact>
        <Fact label={m.asked_published()}>{m.campaign_dates(published)}</Fact>
        {liveDays > 0 && <Fact label={m.asked_live()}>{m.terms_live_days({ days: liveDays })}</Fact>}
        <Fact label={m.asked_reuse()}>{rightsText(rights, language)}</Fact>
        <Fact label={m.asked_mention()}>
          <span lang="fr">{mention}</span>
        </Fact>
        {exclusivityDays > 0 && (
          <Fact label={m.asked_exclusivity()}>{m.asked_exclusivity_days({ count: exclusivityDays })}</Fact>
        )}
        <Words label={m.terms_must_say()} text={terms.mustSay} />
        <Words label={m.terms_must_not_say()} text={terms.mustNotSay} />
      </dl>
    </section>
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
        <span className="text-right tabular-nums">
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

function Words({ label, text }: { label: string; text: string }) {
  if (!text) return null;
  return (
    <Fact label={label}>
      <span className="whitespace-pre-line">{text}</span>
    </Fact>
  );
}
