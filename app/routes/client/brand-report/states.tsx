import { deliverableStatuses } from '#domain/deliverables/deliverable.ts';
import type { ReportNumber } from '#domain/reports/brand-report.ts';
import type { BrandReport } from '#domain/reports/find-brand-report.server.ts';
import { m } from '#messages';
import { formatMoney, formatNumber } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { NumberLink } from './number-link.tsx';
import { reportNumberText } from './number-text.ts';

/** The part of the report that every plan contains: content by state, fees and gifts. */
export function States({ view, total }: Pick<BrandReport, 'view' | 'total'>) {
  const language = currentLanguage();
  const counts: [ReportNumber, number][] = [
    ['all', total.all],
    ['online', total.online],
    ...deliverableStatuses.map((it): [ReportNumber, number] => [it, total.states[it]]),
  ];
  const sums = [
    ['fees', total.feeCents],
    ['gifts', total.benefitCents],
  ] as const;
  return (
    <section aria-labelledby="states" className="mt-10">
      <h2 id="states">{m.brand_report_states()}</h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-3 lg:grid-cols-5">
        {counts.map(([number, count]) => (
          <div key={number} className="flex flex-col-reverse justify-end border-t border-line pt-3">
            <dt className="text-sm text-soft">{reportNumberText(number)}</dt>
            <dd className="font-serif text-4xl tabular-nums">
              <NumberLink view={view} number={number} text={formatNumber(count, language)} />
            </dd>
          </div>
        ))}
      </dl>
      <dl className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {sums.map(([number, cents]) => (
          <div key={number} className="flex flex-col-reverse justify-end border-t border-line pt-3">
            <dt className="text-sm text-soft">{reportNumberText(number)}</dt>
            <dd className="font-serif text-4xl tabular-nums">
              <NumberLink view={view} number={number} text={formatMoney(cents, 'EUR', language)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
