import { findAnalytics } from '#domain/reports/find-analytics.server.ts';
import { findReportLines } from '#domain/reports/find-report-lines.server.ts';
import type { Route } from './+types/detailed-pdf';
import { download } from './download.server.ts';
import { pdfOf } from './pdf.server.ts';

/** Maximum number of applications in the PDF. The CSV contains all applications. */
const MAX_LINES = 300;

export const loader = ({ context, params }: Route.LoaderArgs) =>
  download(context, params.campaignId, 'detailed', ['application/pdf', 'pdf'], async (ctx, campaign) => {
    const analytics = await findAnalytics(ctx, campaign.id);
    const { value: lines = [] } = await findReportLines(ctx, campaign.id, MAX_LINES).next();
    return new Uint8Array(await pdfOf({ campaign, analytics, lines, now: ctx.now }));
  });
