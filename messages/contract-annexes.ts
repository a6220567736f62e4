import type { Clause } from '#domain/contracts/contract.ts';
import { m } from '#messages';
import { clause, type Draft, itemsText } from './contract-draft.ts';
import { formatMoney } from './format.ts';

export function contentAnnex(draft: Draft): Clause {
  const { terms, facts, language, locale } = draft;
  const money = (cents: number) => formatMoney(cents, 'EUR', language);
  const lines = terms.lines.map((line) => {
    const items = itemsText(line, draft);
    const values = { items, fee: money(line.feeCents), total: money(line.count * line.feeCents) };
    const parts = [
      line.feeCents === 0
        ? m.contract_text_annex_line_free({ items }, locale)
        : m.contract_text_annex_line(values, locale),
      line.note && m.contract_text_annex_note({ note: line.note }, locale),
      line.needsBenefit && m.contract_text_annex_needs_benefit({}, locale),
    ];
    return `${parts.filter(Boolean).join('. ')}.`;
  });
  return clause(
    m.contract_text_annex_content({}, locale),
    ...lines,
    `${m.contract_text_annex_total({ fee: money(facts.feeCents) }, locale)}.`,
  );
}

export function briefAnnex({ terms, locale }: Draft): Clause {
  const nothing = m.contract_text_annex_nothing({}, locale);
  return clause(
    m.contract_text_annex_brief({}, locale),
    m.contract_text_annex_must_say({ text: terms.mustSay || nothing }, locale),
    m.contract_text_annex_must_not_say({ text: terms.mustNotSay || nothing }, locale),
  );
}
