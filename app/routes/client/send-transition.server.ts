import type { RouterContextProvider } from 'react-router';
import { type Path, pathTo } from '#app/addresses/path.ts';
import { attempt, readForm } from '#app/forms/answer.ts';
import { ctxOf } from '#app/request/context.ts';
import { goTo } from '#app/toasts/flash.ts';
import type { ToastName } from '#app/toasts/toast-text.ts';
import type { CampaignTransition } from '#domain/campaigns/campaign.ts';
import { changeCampaignStatus, transitionInput } from '#domain/campaigns/change-campaign-status.server.ts';
import { duplicateCampaign, duplicateInput } from '#domain/campaigns/duplicate-campaign.server.ts';
import { parse } from '#domain/parse.ts';

const toasts: Record<CampaignTransition, ToastName> = {
  publish: 'campaign.published',
  cancelDraft: 'campaign.canceled',
  end: 'campaign.ended',
  cancel: 'campaign.canceled',
  complete: 'campaign.completed',
};

export async function sendTransition(
  request: Request,
  context: Readonly<RouterContextProvider>,
  backTo: Path,
) {
  const ctx = ctxOf(context);
  const form = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    if (form.move === 'duplicate') {
      const { campaignId } = parse(duplicateInput, form);
      const { id, isMoved } = await duplicateCampaign(ctx, campaignId);
      const list = new URL(request.url).searchParams.get('list');
      return goTo(ctx.language, pathTo('/client/campaign/:campaignId/edit', { campaignId: id, list }), {
        flash: isMoved ? 'campaign.duplicated_moved' : 'campaign.duplicated',
      });
    }
    const { campaignId, move: transition } = parse(transitionInput, form);
    await changeCampaignStatus(ctx, campaignId, transition);
    return goTo(ctx.language, backTo, { flash: toasts[transition] });
  });
}
