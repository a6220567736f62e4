import type { RouterContextProvider } from 'react-router';
import { found } from '#app/forms/answer.ts';
import { fileNameOf, fileResponse } from '#app/rendering/file-response.server.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import type { CampaignView } from '#domain/campaigns/campaign-view.ts';
import { dayOf } from '#domain/clock.ts';
import type { Ctx } from '#domain/ctx.ts';
import { Refusal } from '#domain/refusal.ts';
import { openReport } from '#domain/reports/open-report.server.ts';
import { m } from '#messages';

const files = {
  applications: { basic: m.report_file_basic, detailed: m.report_file_detailed },
  content: { basic: m.figures_file_content, detailed: m.figures_file_detailed_content },
};

/**
 * Responds with an uncached download, such as `detailed-report-autumn-table-2026-06-15.pdf`. Redirects to the plans
 * if the brand's plan lacks the report.
 */
export async function download(
  context: Readonly<RouterContextProvider>,
  campaignId: string,
  [report, about]: readonly ['basic' | 'detailed', keyof typeof files],
  format: readonly [string, string],
  contentOf: (ctx: Ctx, campaign: CampaignView) => BodyInit | Promise<BodyInit>,
): Promise<Response> {
  admit(context, 'client');
  const ctx = ctxOf(context);
  const campaign = await found(openReport(ctx, campaignId, report)).catch((error: unknown) => {
    throw error instanceof Refusal
      ? goTo(ctx.language, '/pricing', { flash: `report.${report}_locked` })
      : error;
  });
  const name = fileNameOf(files[about][report](), campaign.title);
  return fileResponse(`${name}-${dayOf(ctx.now)}`, format, await contentOf(ctx, campaign));
}
