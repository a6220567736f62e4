import { cell, head, ScrolledTable } from '#app/ui/scrolled-table.tsx';
import { growthDays } from '#domain/staff/storage/days-before.ts';
import type { GrownSize } from '#domain/staff/storage/find-storage.server.ts';
import { m } from '#messages';
import { formatBytes, formatNumber } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

export function SizeTable({ sizes }: { sizes: readonly GrownSize[] }) {
  return (
    <ScrolledTable label={m.storage_sizes()}>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={`${head} text-left`}>
            {m.storage_name()}
          </th>
          {[m.storage_size(), m.storage_rows(), ...growthDays.map((count) => m.storage_over({ count }))].map(
            (it) => (
              <th key={it} scope="col" className={`${head} text-right`}>
                {it}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => (
          <SizeRow key={size.name} size={size} />
        ))}
      </tbody>
    </ScrolledTable>
  );
}

const totalLabels: Partial<Record<string, () => string>> = {
  '*database': m.storage_database,
  '*files': m.storage_files,
};

function SizeRow({ size: { name, bytes, rows, isEstimate, growth } }: { size: GrownSize }) {
  const language = currentLanguage();
  const shown = rows === null ? '–' : formatNumber(rows, language);
  const label = totalLabels[name];
  return (
    <tr className="border-b border-line">
      <th scope="row" className={`${cell} text-left font-normal`}>
        {label ? <strong className="font-medium">{label()}</strong> : <code className="text-sm">{name}</code>}
      </th>
      <td className={`${cell} text-right whitespace-nowrap`}>{formatBytes(bytes, language)}</td>
      <td className={`${cell} text-right whitespace-nowrap`}>
        {isEstimate && rows !== null ? m.storage_about({ rows: shown }) : shown}
      </td>
      {growthDays.map((count) => (
        <td key={count} className={`${cell} text-right whitespace-nowrap`}>
          {growthText(growth[count])}
        </td>
      ))}
    </tr>
  );
}

function growthText(bytes: number | null): string {
  if (bytes === null) return '–';
  if (bytes === 0) return '0';
  return `${bytes > 0 ? '+' : '−'}${formatBytes(Math.abs(bytes), currentLanguage())}`;
}
