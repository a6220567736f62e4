import type { RouterContextProvider } from 'react-router';
import { found } from '#app/forms/answer.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import type { CampaignView } from '#domain/campaigns/campaign-view.ts';
import { dayOf } from '#domain/clock.ts';
import type { Ctx } from '#domain/ctx.ts';
import { fold } from '#domain/fold.ts';
import { Refusal } from '#domain/refusal.ts';
import { openReport } from '#domain/reports/open-report.server.ts';
import { m } from '#messages';

const files = { basic: m.report_file_basic, detailed: m.report_file_detailed };

/** Returns the brand's campaign for a report download. Redirects to the plans if the brand's plan lacks the report. */
export async function openDownload(
  context: Readonly<RouterContextProvider>,
  campaignId: string,
  report: keyof typeof files,
): Promise<{ ctx: Ctx; campaign: CampaignView }> {
  admit(context, 'client');
  const ctx = ctxOf(context);
  try {
    return { ctx, campaign: await found(openReport(ctx, campaignId, report)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw goTo(ctx.language, '/pricing', { flash: `report.${report}_locked` });
  }
}

/** Headers of a private file, saved as `detailed-report-autumn-table-2026-06-15.pdf`. */
export function fileHeaders(
  { now }: Ctx,
  { title }: CampaignView,
  report: keyof typeof files,
  [type, extension]: readonly [string, string],
): HeadersInit {
  const words = fold(title).match(/[a-z0-9]+/g) ?? [];
  const name = [files[report](), ...words].join('-').slice(0, 80);
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}-${dayOf(now)}.${extension}"`,
    'cache-control': 'private, no-store',
  };
}
