import { queryWithDaysIn } from '#app/addresses/query-with-days.ts';
import { fileResponse } from '#app/rendering/file-response.server.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { CSV, csvOf } from '#app/routes/client/report/csv.server.ts';
import { goTo } from '#app/toasts/flash.ts';
import { dayOf } from '#domain/clock.ts';
import { reportRowsViewOf } from '#domain/reports/brand-report-view.ts';
import { reportRows } from '#domain/reports/find-brand-report.server.ts';
import { m } from '#messages';
import type { Route } from './+types/rows-csv';
import { rowColumns } from './row-columns.ts';

/**
 * Responds with the content behind one number of the report. Redirects to the plans if this number needs analytics and
 * the brand's plan has none.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  admit(context, 'client');
  const ctx = ctxOf(context);
  const asked = reportRowsViewOf(Object.fromEntries(queryWithDaysIn(url)));
  const rows = await reportRows(ctx, asked);
  if (!rows) throw goTo(ctx.language, '/pricing', { flash: 'report.analytics_locked' });
  const name = [m.figures_file_content(), asked.number.replace(/[._]/g, '-'), dayOf(ctx.now)].join('-');
  return fileResponse(name, CSV, csvOf(rowColumns(asked.number), rows, ctx.language));
}
