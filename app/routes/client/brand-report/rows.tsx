import { data, Link } from 'react-router';
import { queryWithDaysIn } from '#app/addresses/query-with-days.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { LockedAnalytics } from '#app/routes/client/report/locked-analytics.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Download } from '#app/ui/icons.tsx';
import { Page } from '#app/ui/page.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { cell, head, ScrolledTable } from '#app/ui/scrolled-table.tsx';
import {
  centsOf,
  figureDay,
  figureIn,
  figureOf,
  needsAnalytics,
  type ReportNumber,
} from '#domain/reports/brand-report.ts';
import { reportRowsViewOf } from '#domain/reports/brand-report-view.ts';
import { findReportRows } from '#domain/reports/find-brand-report.server.ts';
import type { DealContentLine } from '#domain/reports/find-content-lines.server.ts';
import { m } from '#messages';
import { reportDaysText, reportFigureText } from '#messages/brand-report-text.ts';
import { contentTitle, publishedText, stateText } from '#messages/figures-text.ts';
import { formatDate, formatMoney } from '#messages/format.ts';
import { metricSourceLabels } from '#messages/labels/figures.ts';
import { memberName } from '#messages/member-name.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import type { Route } from './+types/rows';
import { reportNumberText } from './number-text.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${reportNumberText(loaderData?.number ?? 'all')} · ${site.name}` },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  admit(context, 'client');
  const asked = reportRowsViewOf(Object.fromEntries(queryWithDaysIn(url)));
  const found = await findReportRows(ctxOf(context), asked);
  const { number } = asked;
  return found ? { number, found } : data({ number, found }, { status: 403 });
}

export default function ReportRows({ loaderData: { number, found } }: Route.ComponentProps) {
  const to = usePath();
  const language = currentLanguage();
  if (!found)
    return (
      <Page
        title={reportNumberText(number)}
        back={{ to: to('/client/reports'), label: m.brand_report_title() }}
      >
        <LockedAnalytics />
      </Page>
    );
  const { view, campaign, rows, count, pages } = found;
  const { page, ...query } = view;
  const { number: _, ...filters } = query;
  const lead = [
    m.brand_report_rows_count({ count }),
    campaign?.title ?? m.brand_report_every_campaign(),
    reportDaysText(view, language),
  ];
  return (
    <Page
      title={reportNumberText(number)}
      lead={lead.filter(Boolean).join(' · ')}
      back={{ to: to('/client/reports', filters), label: m.brand_report_title() }}
      action={
        count > 0 && (
          <ButtonLink to={to('/client/reports/content.csv', query)} reloadDocument look="secondary">
            <Download /> {m.report_csv()}
          </ButtonLink>
        )
      }
    >
      {count === 0 ? <Empty title={m.brand_report_rows_none()} /> : <Rows rows={rows} number={number} />}
      <Pager page={page} pages={pages} to={(it) => to('/client/reports/content', { ...query, page: it })} />
    </Page>
  );
}

interface RowsProps {
  rows: readonly DealContentLine[];
  number: ReportNumber;
}

function Rows({ rows, number }: RowsProps) {
  const hasFigure = figureIn(number) !== null || number === 'fees' || number === 'gifts';
  const heads = [m.figures_column_content(), m.brand_report_campaign(), m.figures_column_published()];
  return (
    <ScrolledTable label={reportNumberText(number)}>
      <thead>
        <tr className="border-b border-line text-left">
          {[...heads, ...(hasFigure ? [reportNumberText(number)] : [])].map((text, index) => (
            <th key={text} scope="col" className={`${head} ${index === heads.length ? 'text-right' : ''}`}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((line) => (
          <Row key={line.id} line={line} number={number} />
        ))}
      </tbody>
    </ScrolledTable>
  );
}

function dateText(line: DealContentLine, number: ReportNumber): string {
  const language = currentLanguage();
  const { publishedOn, publishBy } = line;
  if (publishedOn === null) return m.brand_report_due({ date: formatDate(publishBy, language) });
  return needsAnalytics(number) ? publishedText(line, language) : formatDate(publishedOn, language);
}

function Row({ line, number }: { line: DealContentLine; number: ReportNumber }) {
  const to = usePath();
  const language = currentLanguage();
  const about = figureIn(number);
  const asOf = about && figureDay(line, about.figure, about.source);
  const { dealId, id: deliverableId } = line;
  return (
    <tr className="border-b border-line text-sm">
      <th scope="row" className={`${cell} min-w-48 text-left font-normal`}>
        <Link
          to={to('/deals/:dealId/content/:deliverableId', { dealId, deliverableId })}
          className="inline-flex min-h-6 items-center underline underline-offset-4"
        >
          {contentTitle(line)}
        </Link>
        <span className="block wrap-anywhere text-soft">
          {memberName(line.influencerName)} · {stateText(line)}
        </span>
      </th>
      <td className={`${cell} min-w-40 wrap-anywhere`}>{line.campaignTitle}</td>
      <td className={cell}>{dateText(line, number)}</td>
      {(number === 'fees' || number === 'gifts') && (
        <td className={`${cell} text-right whitespace-nowrap`}>
          {formatMoney(centsOf(number, line), 'EUR', language)}
        </td>
      )}
      {about && (
        <td className={`${cell} text-right whitespace-nowrap`}>
          {reportFigureText(figureOf(line, about.figure, about.source), about.figure, language)}
          {asOf && (
            <span className="block text-xs text-soft">
              {metricSourceLabels[about.source]()} · {formatDate(asOf, language)}
            </span>
          )}
        </td>
      )}
    </tr>
  );
}
