import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { CSV, csvOf } from '#app/routes/client/report/csv.server.ts';
import { goTo } from '#app/toasts/flash.ts';
import { dayOf } from '#domain/clock.ts';
import { reportRowsViewOf } from '#domain/reports/brand-report-view.ts';
import { findReportRows, reportRows } from '#domain/reports/find-brand-report.server.ts';
import { m } from '#messages';
import type { Route } from './+types/rows-csv';
import { askedIn } from './address.ts';
import { rowColumns } from './row-columns.ts';

/** Redirects to the plans if the brand's plan lacks the number. */
export async function loader({ url, context }: Route.LoaderArgs) {
  admit(context, 'client');
  const ctx = ctxOf(context);
  const asked = reportRowsViewOf(askedIn(url));
  if (!(await findReportRows(ctx, asked)))
    throw goTo(ctx.language, '/pricing', { flash: 'report.analytics_locked' });
  const name = [m.figures_file_content(), asked.number.replace(/[._]/g, '-'), dayOf(ctx.now)].join('-');
  return new Response(csvOf(rowColumns(asked.number), reportRows(ctx, asked), ctx.language), {
    headers: {
      'content-type': CSV[0],
      'content-disposition': `attachment; filename="${name}.${CSV[1]}"`,
      'cache-control': 'private, no-store',
    },
  });
}
