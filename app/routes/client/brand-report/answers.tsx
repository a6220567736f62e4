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
import { answersViewOf } from '#domain/reports/brand-report-view.ts';
import { type AnswerLine, findAnswers } from '#domain/reports/find-answers.server.ts';
import { m } from '#messages';
import { reportDaysText } from '#messages/brand-report-text.ts';
import { contentTitle } from '#messages/figures-text.ts';
import { formatHours, formatMoment } from '#messages/format.ts';
import { memberName } from '#messages/member-name.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import type { Route } from './+types/answers';
import { answersText } from './number-text.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${answersText(loaderData?.kind ?? 'applications')} · ${site.name}` },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  admit(context, 'client');
  const asked = answersViewOf(Object.fromEntries(queryWithDaysIn(url)));
  const found = await findAnswers(ctxOf(context), asked);
  const { kind } = asked;
  return found ? { kind, found } : data({ kind, found }, { status: 403 });
}

export default function ReportAnswers({ loaderData: { kind, found } }: Route.ComponentProps) {
  const to = usePath();
  const language = currentLanguage();
  if (!found)
    return (
      <Page title={answersText(kind)} back={{ to: to('/client/reports'), label: m.brand_report_title() }}>
        <LockedAnalytics />
      </Page>
    );
  const { view, campaign, lines, count, pages } = found;
  const { page, ...query } = view;
  const { kind: _, ...filters } = query;
  const lead = [
    m.brand_report_answers_found({ count }),
    campaign?.title ?? m.brand_report_every_campaign(),
    reportDaysText(view, language),
  ];
  return (
    <Page
      title={answersText(kind)}
      lead={lead.filter(Boolean).join(' · ')}
      back={{ to: to('/client/reports', filters), label: m.brand_report_title() }}
      action={
        count > 0 && (
          <ButtonLink to={to('/client/reports/answers.csv', query)} reloadDocument look="secondary">
            <Download /> {m.report_csv()}
          </ButtonLink>
        )
      }
    >
      {count === 0 ? (
        <Empty title={m.brand_report_answers_none()} />
      ) : (
        <Answers lines={lines} label={answersText(kind)} />
      )}
      <Pager page={page} pages={pages} to={(it) => to('/client/reports/answers', { ...query, page: it })} />
    </Page>
  );
}

function Answers({ lines, label }: { lines: readonly AnswerLine[]; label: string }) {
  const heads = [
    m.report_column_name(),
    m.brand_report_took(), // Second, because a phone shows only two columns.
    m.brand_report_campaign(),
    m.brand_report_asked_on(),
    m.report_column_answered(),
  ];
  return (
    <ScrolledTable label={label}>
      <thead>
        <tr className="border-b border-line text-left">
          {heads.map((text) => (
            <th key={text} scope="col" className={head}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={line.id} {...line} />
        ))}
      </tbody>
    </ScrolledTable>
  );
}

function Row({ draft, influencerId, campaignId, ...line }: AnswerLine) {
  const to = usePath();
  const language = currentLanguage();
  const name = memberName(line.influencerName);
  const link = 'inline-flex min-h-6 items-center underline underline-offset-4';
  return (
    <tr className="border-b border-line text-sm">
      <th scope="row" className={`${cell} min-w-40 text-left font-normal wrap-anywhere`}>
        {influencerId && (
          <Link
            to={to('/client/campaigns/:campaignId/influencer/:influencerId', { campaignId, influencerId })}
            className={link}
          >
            {name}
          </Link>
        )}
        {draft && (
          <>
            <Link to={to('/deals/:dealId/content/:deliverableId', draft)} className={link}>
              {contentTitle({ ...draft, number: null })}
            </Link>
            <span className="block text-soft">{name}</span>
          </>
        )}
      </th>
      <td className={`${cell} whitespace-nowrap`}>{formatHours(line.hours, language)}</td>
      <td className={`${cell} min-w-40 wrap-anywhere`}>{line.campaignTitle}</td>
      <td className={cell}>{formatMoment(line.askedAt, language)}</td>
      <td className={cell}>{formatMoment(line.answeredAt, language)}</td>
    </tr>
  );
}
