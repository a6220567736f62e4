import { findReportLines } from '#domain/reports/find-report-lines.server.ts';
import type { Route } from './+types/basic-csv';
import { basicColumns } from './columns.ts';
import { CSV, csvOf } from './csv.server.ts';
import { download } from './download.server.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  download(context, params.campaignId, ['basic', 'applications'], CSV, (ctx, { id }) =>
    csvOf(basicColumns, findReportLines(ctx, id), ctx.language),
  );
