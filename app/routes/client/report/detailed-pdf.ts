import { findAnalytics } from '#domain/reports/find-analytics.server.ts';
import { findReportLines } from '#domain/reports/find-report-lines.server.ts';
import type { Route } from './+types/detailed-pdf';
import { fileHeaders, openDownload } from './open-download.server.ts';
import { PDF, pdfOf } from './pdf.server.ts';

/** A longer list is impractical to read in a PDF; the CSV has all lines. */
const MAX_LINES = 300;

/** Downloads the results of a campaign as a PDF with charts. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { ctx, campaign } = await openDownload(context, params.campaignId, 'detailed');
  const analytics = await findAnalytics(ctx, campaign.id);
  const { value: lines = [] } = await findReportLines(ctx, campaign.id, MAX_LINES).next();
  const pdf = await pdfOf({ campaign, analytics, lines, now: ctx.now }, ctx.language);
  return new Response(new Uint8Array(pdf), { headers: fileHeaders(ctx, campaign, 'detailed', PDF) });
}
