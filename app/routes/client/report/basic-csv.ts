import { findReportLines } from '#domain/reports/find-report-lines.server.ts';
import type { Route } from './+types/basic-csv';
import { basicColumns } from './columns.ts';
import { CSV, csvOf } from './csv.server.ts';
import { fileHeaders, openDownload } from './open-download.server.ts';

/** Downloads the applications to a campaign as CSV. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { ctx, campaign } = await openDownload(context, params.campaignId, 'basic');
  const lines = findReportLines(ctx, campaign.id);
  return new Response(csvOf(basicColumns(ctx.language), lines, ctx.language), {
    headers: fileHeaders(ctx, campaign, 'basic', CSV),
  });
}
