import { z } from 'zod';
import { endApplicationsOf } from '../applications/end-applications.server.ts';
import { dayOf } from '../clock.ts';
import { actsFor } from '../companies/acts-for.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { Refusal } from '../refusal.ts';
import { type CampaignTransition, campaignTransitions, transitionNames } from './campaign.ts';
import { campaignStatusAt } from './campaign-status.server.ts';
import type { CollaborationType } from './collaboration.ts';
import { missingToPublish } from './publication.ts';
import { firstSlotStart } from './select-campaigns.server.ts';

export const transitionInput = z.object({ campaignId: z.string(), move: z.enum(transitionNames) });

/**
 * Performs a transition of the owner's campaign. `end` and `cancel` also end the pending and accepted applications.
 * Refuses another brand's campaign with `campaign.not_found`, and a wrong status with `campaign.move_not_allowed`.
 * Refuses `publish` with `campaign.slot_required` if the campaign has a venue without a time slot, and with
 * `campaign.end_is_past` after the end date.
 */
export function changeCampaignStatus(
  ctx: Ctx,
  campaignId: string,
  transition: CampaignTransition,
): Promise<void> {
  return act(ctx, async (ctx) => {
    const campaign = await ctx.db
      .selectFrom('campaign')
      .select(['status as stored', 'end_date as endDate'])
      .select(['collaboration_type as collaborationType', firstSlotStart.as('slot1Start')])
      .select(campaignStatusAt(ctx.now).as('status'))
      .where('id', '=', campaignId)
      .where('client_id', '=', actsFor(requireActor(ctx)))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!campaign) throw new Refusal('campaign.not_found');
    const { status, stored } = campaign;
    if (status !== campaignTransitions[transition].from) throw new Refusal('campaign.move_not_allowed');
    if (transition === 'publish') {
      const collaborationType = campaign.collaborationType as CollaborationType;
      const [missing] = missingToPublish({ ...campaign, collaborationType }, dayOf(ctx.now));
      if (missing) throw new Refusal(missing.code, { [missing.field]: missing.code });
    }
    // After the end date, the stored status can still be active. The end is therefore saved before the requested
    // transition.
    if (status !== stored) await saveTransition({ ...ctx, actor: null }, campaignId, 'end');
    await saveTransition(ctx, campaignId, transition);
  });
}

/** Callers must have checked the transition. A closing campaign also ends its applications. */
export async function saveTransition(
  ctx: Ctx,
  campaignId: string,
  transition: CampaignTransition,
): Promise<void> {
  const { from, to } = campaignTransitions[transition];
  await ctx.db
    .updateTable('campaign')
    .set((eb) => ({
      status: to,
      version: eb('version', '+', 1),
      updated_at: ctx.now,
      ...(to === 'active' ? { published_at: ctx.now } : {}),
    }))
    .where('id', '=', campaignId)
    .execute();
  if (to === 'ended' || to === 'canceled') await endApplicationsOf(ctx, campaignId);
  await record(ctx, 'campaign.moved', { campaignId, from, to });
}
