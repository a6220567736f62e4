import { findContentLines } from '#domain/reports/find-content-lines.server.ts';
import type { Route } from './+types/detailed-content-csv';
import { detailedContentColumns } from './content-columns.ts';
import { CSV, csvOf } from './csv.server.ts';
import { download } from './download.server.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  download(context, params.campaignId, ['detailed', 'content'], CSV, (ctx, { id }) =>
    csvOf(detailedContentColumns, findContentLines(ctx, id), ctx.language),
  );
