import { useLanguage } from '#app/language.ts';
import { Section } from '#app/ui/section.tsx';
import type { Language } from '#domain/language.ts';
import { EVENT_DAYS, MAX_PRUNED, type PrunableKind } from '#domain/staff/storage/prunable.ts';
import { m } from '#messages';
import { formatNumber } from '#messages/format.ts';
import { prunableLabels } from '#messages/labels/operations.ts';
import { AskFirst, type Question } from './ask-first.tsx';

interface Prunable {
  kind: PrunableKind;
  rows: number;
}

const labelOf = (kind: PrunableKind) => prunableLabels[kind]({ days: EVENT_DAYS });

export const pruneQuestion = ({ kind, rows }: Prunable, language: Language): Question => ({
  label: m.storage_prune_delete(),
  question: m.storage_prune_ask(),
  consequence: m.storage_prune_consequence({
    kind: labelOf(kind),
    count: rows,
    shown: formatNumber(rows, language),
  }),
  isFinal: true,
  fields: { kind },
});

interface PruneListProps {
  prunable: readonly Prunable[];
  action: string;
  askAt: (kind: PrunableKind) => string;
}

export function PruneList({ prunable, action, askAt }: PruneListProps) {
  const language = useLanguage();
  return (
    <Section
      title={m.storage_prune_title()}
      text={m.storage_prune_max({ count: formatNumber(MAX_PRUNED, language) })}
    >
      <ul className="border-t border-line">
        {prunable.map((it) => (
          <li
            key={it.kind}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <span className="min-w-0 grow basis-60">
              {labelOf(it.kind)}
              <span className="block text-sm text-soft tabular-nums">
                {m.storage_row_count({ count: it.rows, shown: formatNumber(it.rows, language) })}
              </span>
            </span>
            {it.rows > 0 && (
              <AskFirst
                {...pruneQuestion(it, language)}
                aria-label={m.storage_prune_delete_name({ kind: labelOf(it.kind) })}
                href={askAt(it.kind)}
                action={action}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function PrunedAutomatically({ sampleDays }: { sampleDays: number }) {
  return (
    <Section title={m.storage_pruned_title()} text={m.storage_pruned_text()}>
      <ul className="list-disc space-y-2 pl-5">
        {[
          m.storage_pruned_sessions(),
          m.storage_pruned_attempts(),
          m.storage_pruned_viewers(),
          m.storage_pruned_uploads(),
          m.storage_pruned_parts(),
          m.storage_pruned_interrupted(),
          m.storage_pruned_jobs(),
          m.storage_pruned_samples({ days: sampleDays }),
        ].map((it) => (
          <li key={it}>{it}</li>
        ))}
      </ul>
      <p className="text-soft">{m.storage_pruned_never()}</p>
    </Section>
  );
}
