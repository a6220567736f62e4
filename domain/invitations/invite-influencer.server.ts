import { z } from 'zod';
import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { MAX_OPEN_INVITATIONS } from '../activity-limits.ts';
import { refuseIfBlocked } from '../blocks/blocks.server.ts';
import { campaignStatusAt } from '../campaigns/campaign-status.server.ts';
import { isShownToOthers } from '../campaigns/shown-to-others.server.ts';
import { actsFor } from '../companies/acts-for.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { required, text } from '../fields.ts';
import { newId } from '../id.server.ts';
import { isInCollection } from '../influencers/collection.server.ts';
import { Refusal } from '../refusal.ts';
import { MAX_NOTE_LENGTH } from './invitation.ts';
import { isOpenAt, selectSentInvitations } from './select-invitations.server.ts';
import { takesInvitationsOf } from './takes-invitations.server.ts';

/** Number of characters. Campaign ids are shorter. */
const MAX_ID_LENGTH = 100;

export const inviteInput = z.object({
  campaignId: required(MAX_ID_LENGTH),
  note: text(MAX_NOTE_LENGTH).default(''),
});

/**
 * Invites an influencer of the collection to an active campaign of the actor's brand. Ignores an identical
 * second invitation, for example from a double click. Refuses with:
 * - `influencer.not_found` outside the collection, `campaign.not_found` for another brand's campaign
 * - `block.active` if the brand has blocked the influencer
 * - `campaign.not_open` if the campaign is not active or not shown to influencers
 * - `invitation.already_invited` and `invitation.already_applied`, because a campaign can have only one
 *   invitation and one application of an influencer
 * - `invitation.not_taken` if the influencer takes no invitations from the brand. The refusal never says why.
 * - `invitation.too_many_open` and `activity.wait_a_day` above the limits
 */
export function inviteInfluencer(
  ctx: Ctx,
  influencerId: string,
  { campaignId, note }: z.infer<typeof inviteInput>,
): Promise<string> {
  return act(ctx, async (ctx) => {
    const clientId = actsFor(requireActor(ctx));
    const invitee = await ctx.db
      .selectFrom('influencer')
      .select('user_id')
      .where('id', '=', influencerId)
      .where(isInCollection())
      .executeTakeFirst();
    if (!invitee) throw new Refusal('influencer.not_found');
    // The lock of the brand's account makes the limits exact. The lock of the influencer's account waits for a
    // concurrent application, mute or change of settings.
    await lockAccounts(
      ctx,
      [clientId, invitee.user_id].filter((it) => it !== null),
    );
    await refuseIfBlocked(ctx, invitee.user_id);
    await requireOpenCampaign(ctx, campaignId);
    const repeated = await findRepeated(ctx, { campaignId, influencerId, note });
    if (repeated) return repeated;
    await requireInvitable(ctx, influencerId, clientId);

    const id = newId('invitation');
    await ctx.db
      .insertInto('invitation')
      .values({
        id,
        campaign_id: campaignId,
        influencer_id: influencerId,
        note,
        status: 'open',
        created_at: ctx.now,
      })
      .execute();
    await record(ctx, 'invitation.sent', { invitationId: id, campaignId, influencerId });
    return id;
  });
}

/** The shared lock keeps the campaign open until the transaction ends. */
async function requireOpenCampaign(ctx: Ctx, campaignId: string): Promise<void> {
  const campaign = await ctx.db
    .selectFrom('campaign')
    .select([campaignStatusAt(ctx.now).as('status'), isShownToOthers().as('isShown')])
    .where('id', '=', campaignId)
    .where('client_id', '=', actsFor(requireActor(ctx)))
    .forShare()
    .executeTakeFirst();
  if (!campaign) throw new Refusal('campaign.not_found');
  if (campaign.status !== 'active' || !campaign.isShown) throw new Refusal('campaign.not_open');
}

async function findRepeated(
  ctx: Ctx,
  { campaignId, influencerId, note }: { campaignId: string; influencerId: string; note: string },
): Promise<string | null> {
  const [invitation, application] = [
    await ctx.db
      .selectFrom('invitation')
      .select(['id', 'status', 'note'])
      .where('campaign_id', '=', campaignId)
      .where('influencer_id', '=', influencerId)
      .executeTakeFirst(),
    await ctx.db
      .selectFrom('application')
      .select('id')
      .where('campaign_id', '=', campaignId)
      .where('influencer_id', '=', influencerId)
      .executeTakeFirst(),
  ];
  if (application) throw new Refusal('invitation.already_applied');
  if (!invitation) return null;
  if (invitation.status === 'open' && invitation.note === note) return invitation.id;
  throw new Refusal('invitation.already_invited');
}

async function requireInvitable(ctx: Ctx, influencerId: string, clientId: string): Promise<void> {
  const invitee = await ctx.db
    .selectFrom('influencer')
    .select('id')
    .where('id', '=', influencerId)
    .where(takesInvitationsOf(clientId))
    .executeTakeFirst();
  if (!invitee) throw new Refusal('invitation.not_taken');
  const { open } = await selectSentInvitations(ctx)
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('influencer.id', '=', influencerId)
    .where(isOpenAt(ctx.now))
    .executeTakeFirstOrThrow();
  if (open >= MAX_OPEN_INVITATIONS) throw new Refusal('invitation.too_many_open');
}
