import { findAnalytics } from '#domain/reports/find-analytics.server.ts';
import { findFirstContent } from '#domain/reports/find-content-lines.server.ts';
import { findReportLines } from '#domain/reports/find-report-lines.server.ts';
import type { Route } from './+types/detailed-pdf';
import { download } from './download.server.ts';
import { pdfOf } from './pdf.server.ts';

/** Maximum numbers of applications and of pieces of content in the PDF. The CSV contains all of them. */
const MAX_LINES = 300;

export const loader = ({ context, params }: Route.LoaderArgs) =>
  download(
    context,
    params.campaignId,
    ['detailed', 'applications'],
    ['application/pdf', 'pdf'],
    async (ctx, campaign) => {
      const analytics = await findAnalytics(ctx, campaign.id);
      const { value: lines = [] } = await findReportLines(ctx, campaign.id, MAX_LINES).next();
      const content = await findFirstContent(ctx, campaign.id, MAX_LINES);
      return new Uint8Array(await pdfOf({ campaign, analytics, lines, content, now: ctx.now }));
    },
  );
