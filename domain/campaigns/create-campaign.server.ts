import { actsFor } from '../companies/acts-for.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { Refusal } from '../refusal.ts';
import type { CampaignInput } from './campaign-input.ts';
import { campaignRow } from './campaign-row.server.ts';
import { refuseTooManyDrafts } from './refuse-too-many-drafts.server.ts';
import { setMedia } from './set-media.server.ts';

/**
 * Creates a draft, attaches its uploaded files and returns its id. Uses the proposed id unless it is taken. Refuses
 * with `session.required` if the actor is not a brand, and with `campaign.too_many_drafts` at 100 drafts.
 */
export function createCampaign(ctx: Ctx, input: CampaignInput, proposedId?: string): Promise<string> {
  return act(ctx, async (ctx) => {
    const actor = requireActor(ctx);
    if (actor.role !== 'client') throw new Refusal('session.required');
    const clientId = actsFor(actor);
    await refuseTooManyDrafts(ctx, clientId);
    const row = {
      client_id: clientId,
      status: 'draft' as const,
      ...campaignRow(input),
      created_at: ctx.now,
      updated_at: ctx.now,
      published_at: null,
    };
    const insert = (id: string) =>
      ctx.db
        .insertInto('campaign')
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id');
    const proposed = proposedId && (await insert(proposedId).executeTakeFirst());
    const { id } = proposed || (await insert(newId('campaign')).executeTakeFirstOrThrow());
    await setMedia(ctx, id, input);
    await record(ctx, 'campaign.created', { campaignId: id });
    return id;
  });
}
