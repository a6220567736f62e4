import { cell, head, ScrolledTable } from '#app/ui/scrolled-table.tsx';
import type { JobKindView } from '#domain/staff/jobs/find-jobs.server.ts';
import { m } from '#messages';
import { formatAgo, formatNumber } from '#messages/format.ts';
import { jobKindLabel, jobStateLabels } from '#messages/labels/operations.ts';
import { currentLanguage } from '#messages/path-language.ts';

const columns = [
  ['given_up', 'givenUp'],
  ['failing', 'failing'],
  ['running', 'running'],
  ['due', 'due'],
  ['later', 'later'],
] as const;

export function JobKinds({ kinds, now }: { kinds: readonly JobKindView[]; now: Date }) {
  const language = currentLanguage();
  return (
    <ScrolledTable label={m.jobs_by_kind()}>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={`${head} text-left`}>
            {m.jobs_kind()}
          </th>
          {columns.map(([state]) => (
            <th key={state} scope="col" className={`${head} text-right`}>
              {jobStateLabels[state]()}
            </th>
          ))}
          <th scope="col" className={`${head} text-right`}>
            {m.jobs_oldest()}
          </th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((it) => (
          <tr key={it.kind} className="border-b border-line">
            <th scope="row" className={`${cell} text-left font-normal`}>
              {jobKindLabel(it.kind)}
            </th>
            {columns.map(([state, name]) => (
              <td
                key={state}
                className={`${cell} text-right ${state === 'given_up' && it.givenUp > 0 ? 'font-medium text-bad' : it[name] === 0 ? 'text-soft' : ''}`}
              >
                {formatNumber(it[name], language)}
              </td>
            ))}
            <td className={`${cell} text-right whitespace-nowrap`}>
              {it.oldest ? formatAgo(it.oldest, now, language) : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}
