import { queryWithDaysIn } from '#app/addresses/query-with-days.ts';
import { fileResponse } from '#app/rendering/file-response.server.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { CSV, csvOf } from '#app/routes/client/report/csv.server.ts';
import { goTo } from '#app/toasts/flash.ts';
import { dayOf } from '#domain/clock.ts';
import { answersViewOf } from '#domain/reports/brand-report-view.ts';
import { findAllAnswers } from '#domain/reports/find-answers.server.ts';
import { m } from '#messages';
import type { Route } from './+types/answers-csv';
import { answerColumns } from './answer-columns.ts';

/** Redirects to the plans if the brand's plan has no analytics. */
export async function loader({ url, context }: Route.LoaderArgs) {
  admit(context, 'client');
  const ctx = ctxOf(context);
  const asked = answersViewOf(Object.fromEntries(queryWithDaysIn(url)));
  const lines = await findAllAnswers(ctx, asked);
  if (!lines) throw goTo(ctx.language, '/pricing', { flash: 'report.analytics_locked' });
  const name = { applications: m.brand_report_file_applications, content: m.brand_report_file_drafts };
  return fileResponse(
    `${name[asked.kind]()}-${dayOf(ctx.now)}`,
    CSV,
    csvOf(answerColumns(asked.kind), lines, ctx.language),
  );
}
