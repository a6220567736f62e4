import { useId } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { usePath } from '#app/language.ts';
import { Button } from '#app/ui/button.tsx';
import { DayInput } from '#app/ui/day-field.tsx';
import type { BrandReportView } from '#domain/reports/brand-report-view.ts';
import type { ReportCampaign } from '#domain/reports/find-report-campaigns.server.ts';
import { m } from '#messages';

const input =
  'min-h-11 w-full min-w-0 rounded-card border border-edge bg-surface px-2.5 placeholder:text-soft aria-invalid:border-bad';
const days = [
  { name: 'from', label: m.brand_report_from },
  { name: 'to', label: m.brand_report_to },
] as const;

/** A day that does not exist, such as 31 February, stays in its field and filters nothing. */
export function Filters({
  view,
  campaigns,
}: {
  view: BrandReportView;
  campaigns: readonly ReportCampaign[];
}) {
  const to = usePath();
  const errorId = useId();
  const [params] = useSearchParams();
  const isRefused = (name: 'from' | 'to') => view[name] === '' && Boolean(params.get(name));
  return (
    <Form
      key={String(params)}
      action={to('/client/reports')}
      preventScrollReset
      noValidate
      aria-label={m.brand_report_filters()}
      className="grid items-end gap-x-4 gap-y-3 border-y border-line py-5 text-sm sm:grid-cols-[1fr_1fr] md:grid-cols-[minmax(12rem,22rem)_8.5rem_8.5rem_auto_1fr]"
    >
      <label className="grid gap-1 max-md:sm:col-span-2">
        <span className="text-soft">{m.brand_report_campaign()}</span>
        <select name="campaign" defaultValue={view.campaign} className={`${input} truncate`}>
          <option value="">{m.brand_report_every_campaign()}</option>
          {campaigns.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {days.map(({ name, label }) => (
        <label key={name} className="grid gap-1">
          <span className="text-soft first-letter:uppercase">{label()}</span>
          <DayInput
            name={name}
            defaultValue={view[name] || (params.get(name) ?? '')}
            aria-invalid={isRefused(name) || undefined}
            aria-describedby={isRefused(name) ? errorId : undefined}
            className={`${input} tabular-nums`}
          />
        </label>
      ))}
      <Button type="submit" look="secondary">
        {m.campaign_list_show()}
      </Button>
      {(view.campaign || view.from || view.to) && (
        <Link
          to={to('/client/reports')}
          preventScrollReset
          className="inline-flex min-h-11 items-center underline underline-offset-4 max-md:justify-self-center"
        >
          {m.brand_report_reset()}
        </Link>
      )}
      <p className="col-span-full text-soft">{m.brand_report_days()}</p>
      {days.some(({ name }) => isRefused(name)) && (
        <p id={errorId} role="alert" className="col-span-full text-bad">
          {m.refusal_field_invalid_day()}
        </p>
      )}
    </Form>
  );
}
