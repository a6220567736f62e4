import { findReportLines } from '#domain/reports/find-report-lines.server.ts';
import type { Route } from './+types/detailed-csv';
import { detailedColumns } from './columns.ts';
import { CSV, csvOf } from './csv.server.ts';
import { download } from './download.server.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  download(context, params.campaignId, ['detailed', 'applications'], CSV, (ctx, { id }) =>
    csvOf(detailedColumns, findReportLines(ctx, id), ctx.language),
  );
