import { findReportLines } from '#domain/reports/find-report-lines.server.ts';
import type { Route } from './+types/detailed-csv';
import { detailedColumns } from './columns.ts';
import { CSV, csvOf } from './csv.server.ts';
import { fileHeaders, openDownload } from './open-download.server.ts';

/** Downloads the applications to a campaign as CSV, with more columns than the Basic report. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { ctx, campaign } = await openDownload(context, params.campaignId, 'detailed');
  const lines = findReportLines(ctx, campaign.id);
  return new Response(csvOf(detailedColumns(ctx.language), lines, ctx.language), {
    headers: fileHeaders(ctx, campaign, 'detailed', CSV),
  });
}
