import { BarChart } from '#app/ui/bar-chart.tsx';
import type { Analytics } from '#domain/reports/days.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import type { Chart } from './charts.ts';

export function ChartFigure({ chart, daysEach }: { chart: Chart; daysEach: Analytics['daysEach'] }) {
  const language = currentLanguage();
  const { id, name, text, total, points, maxText } = chart;
  const byWeek = daysEach > 1;
  const days = points.map(({ day }) => formatDate(day, language));
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const label = (byWeek ? m.analytics_chart_weeks : m.analytics_chart)({
    chart: name,
    from,
    to,
    most: maxText,
  });
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-ink pt-5">
      <div className="flex items-start justify-between gap-6 md:min-h-24">
        <div>
          <h2 id={id}>{name}</h2>
          <p className="mt-1 text-sm text-soft">{text}</p>
        </div>
        <p className="font-serif text-5xl whitespace-nowrap tabular-nums">{total}</p>
      </div>
      <p className="mt-6 text-right text-xs text-soft tabular-nums" aria-hidden>
        {points.some(({ value }) => value > 0) ? maxText : m.analytics_empty()}
      </p>
      <BarChart
        label={label}
        points={points.map((point, index) => ({ ...point, day: days[index] ?? point.day }))}
        look={id === 'answer' ? 'metal' : 'accent'}
      />
      <p className="mt-1.5 flex justify-between text-xs text-soft tabular-nums" aria-hidden>
        <span>{from}</span>
        {from !== to && <span>{to}</span>}
      </p>
      <details className="mt-3">
        <summary className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4">
          {(byWeek ? m.analytics_table_weeks : m.analytics_table)({ chart: name })}
        </summary>
        <table aria-labelledby={id} className="mt-2 w-full text-sm">
          <thead>
            <tr className="text-left text-soft">
              <th scope="col" className="py-1.5 pr-4 font-normal">
                {byWeek ? m.analytics_week() : m.analytics_day()}
              </th>
              <th scope="col" className="py-1.5 text-right font-normal">
                {name}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ day, text: value }, index) => (
              <tr key={day} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                  {days[index]}
                </th>
                <td className="py-1.5 text-right">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
