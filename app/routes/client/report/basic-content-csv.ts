import { findContentLines } from '#domain/reports/find-content-lines.server.ts';
import type { Route } from './+types/basic-content-csv';
import { basicContentColumns } from './content-columns.ts';
import { CSV, csvOf } from './csv.server.ts';
import { download } from './download.server.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  download(context, params.campaignId, ['basic', 'content'], CSV, (ctx, { id }) =>
    csvOf(basicContentColumns, findContentLines(ctx, id), ctx.language),
  );
