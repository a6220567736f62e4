import { attemptJson } from '#app/forms/answer.ts';
import { ctxOf } from '#app/request/context.ts';
import { findAnalytics } from '#domain/reports/find-analytics.server.ts';
import { openReport } from '#domain/reports/open-report.server.ts';
import type { Route } from './+types/campaign-analytics';

export function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const ctx = ctxOf(context);
  return attemptJson(context, async () => {
    const { id } = await openReport(ctx, params.campaignId, 'analytics');
    return Response.json(await findAnalytics(ctx, id), { headers: { 'cache-control': 'private, no-store' } });
  });
}
