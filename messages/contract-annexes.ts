import type { Clause } from '#domain/contracts/contract.ts';
import type { TermsLine } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { clause, type Draft, itemsText, withStop } from './contract-draft.ts';
import { formatMoney } from './format.ts';

export function contentAnnex(draft: Draft): Clause {
  const { terms, facts, language, locale } = draft;
  const lines = terms.lines.map((line) => {
    const parts = [
      feesText(line, draft),
      line.note !== '' && m.contract_text_annex_note({ note: line.note }, locale),
      line.needsBenefit && m.contract_text_annex_needs_benefit({}, locale),
    ];
    return parts
      .filter((it) => it !== false)
      .map(withStop)
      .join(' ');
  });
  return clause(
    m.contract_text_annex_content({}, locale),
    ...lines,
    facts.feeCents > 0 &&
      withStop(m.contract_text_annex_total({ fee: formatMoney(facts.feeCents, 'EUR', language) }, locale)),
  );
}

function feesText(line: TermsLine, draft: Draft): string {
  const { language, locale } = draft;
  const items = itemsText(line, draft);
  const fee = formatMoney(line.feeCents, 'EUR', language);
  if (line.feeCents === 0) return m.contract_text_annex_line_free({ items }, locale);
  if (line.count === 1) return m.contract_text_annex_line_single({ items, fee }, locale);
  const total = formatMoney(line.count * line.feeCents, 'EUR', language);
  return m.contract_text_annex_line({ items, fee, total }, locale);
}

export function briefAnnex({ terms, locale }: Draft): Clause {
  const nothing = m.contract_text_annex_nothing({}, locale);
  return clause(
    m.contract_text_annex_brief({}, locale),
    m.contract_text_annex_must_say({ text: terms.mustSay || nothing }, locale),
    m.contract_text_annex_must_not_say({ text: terms.mustNotSay || nothing }, locale),
  );
}
