import { downloadAddress } from '#domain/files/media.ts';
import type { Declared, EarlierMetric, NewestMetric, Read } from '#domain/post-metrics/post-metric.ts';
import { m } from '#messages';
import { formatDate, formatNumber } from '#messages/format.ts';
import { metricSourceLabels } from '#messages/labels/figures.ts';
import { currentLanguage } from '#messages/path-language.ts';

interface RowsProps {
  label: string;
  metric: NewestMetric;
  earlier: readonly EarlierMetric[];
  /** Says who declared a figure. */
  declaredBy: string;
}

/** Shows one row for each source that has the figure, or one row with dashes if none has it. */
export function FigureRows({ label, metric: { declared, read }, earlier, declaredBy }: RowsProps) {
  const figures = [declared, read].filter((it) => it !== null);
  return (
    <>
      {figures.length === 0 && (
        <tr className="border-b border-line">
          <RowHead>{label}</RowHead>
          <td className="py-2 pr-4 text-right">{m.figures_missing()}</td>
          <td className="py-2 text-soft">{m.figures_missing()}</td>
        </tr>
      )}
      {figures.map((figure) => (
        <tr key={figure.source} className="border-b border-line align-top">
          <RowHead>{label}</RowHead>
          <td className="py-2 pr-4 text-right tabular-nums">
            {formatNumber(figure.value, currentLanguage())}
          </td>
          <td className="py-2 text-soft">
            <Source figure={figure} declaredBy={declaredBy} />
            {figure.source === 'declared' && <Earlier label={label} earlier={earlier} />}
          </td>
        </tr>
      ))}
    </>
  );
}

const RowHead = ({ children }: { children: string }) => (
  <th scope="row" className="py-2 pr-4 text-left font-normal">
    {children}
  </th>
);

function Source({ figure, declaredBy }: { figure: Declared | Read; declaredBy: string }) {
  const date = formatDate(figure.asOf, currentLanguage());
  return (
    <>
      <span className="block">{figure.source === 'read' ? metricSourceLabels.read() : declaredBy}</span>
      <span className="block tabular-nums">{m.figures_day({ date })}</span>
      {figure.source === 'declared' && figure.file && (
        <a
          href={downloadAddress(figure.file)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-9 items-center text-accent underline underline-offset-4"
        >
          {m.figures_screenshot()}
          <span className="sr-only">{m.review_new_tab()}</span>
        </a>
      )}
    </>
  );
}

function Earlier({ label, earlier }: Pick<RowsProps, 'label' | 'earlier'>) {
  const language = currentLanguage();
  if (earlier.length === 0) return null;
  return (
    <details>
      <summary className="inline-flex min-h-9 cursor-pointer items-center underline underline-offset-4">
        {m.figures_earlier()}
        <span className="sr-only"> {label}</span>
      </summary>
      <ul className="grid gap-1 pb-1 tabular-nums">
        {earlier.map(({ value, asOf, enteredAt, correctedAt }) => (
          <li key={enteredAt.getTime()}>
            {m.figures_corrected({
              value: formatNumber(value, language),
              date: formatDate(asOf, language),
              corrected: formatDate(correctedAt, language),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
