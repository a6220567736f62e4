import { isDeepStrictEqual } from 'node:util';
import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { actsFor } from '../companies/acts-for.ts';
import { requireBrand } from '../companies/require-brand.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import type { CampaignInput } from './campaign-input.ts';
import { campaignRow } from './campaign-row.server.ts';
import { refuseTooManyDrafts } from './refuse-too-many-drafts.server.ts';
import { setMedia } from './set-media.server.ts';

/**
 * Creates a draft, attaches its uploaded files and returns its id. The draft gets the proposed id, or a new id if the
 * proposed id is taken. If the brand already has a draft with the proposed id and the same input, returns this id and
 * changes nothing, because the request repeats one whose response was lost. Refuses with `session.required` if the
 * actor is not a brand, and with `campaign.too_many_drafts` at 100 drafts.
 */
export function createCampaign(ctx: Ctx, input: CampaignInput, proposedId?: string): Promise<string> {
  return act(ctx, async (ctx) => {
    const clientId = requireBrand(ctx);
    // A repetition waits for the first request, and then finds its draft.
    await lockAccounts(ctx, [clientId]);
    if (proposedId && (await isCreated(ctx, proposedId, input))) return proposedId;
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

/** True if the id belongs to a draft of the actor that has exactly these fields and files. */
async function isCreated(ctx: Ctx, id: string, input: CampaignInput): Promise<boolean> {
  const stored = await ctx.db
    .selectFrom('campaign')
    .selectAll()
    .where('id', '=', id)
    .where('client_id', '=', actsFor(requireActor(ctx)))
    .where('status', '=', 'draft')
    .where('version', '=', 1)
    .executeTakeFirst();
  if (!stored || !isDeepStrictEqual(stored, { ...stored, ...campaignRow(input) })) return false;
  const media = await ctx.db
    .selectFrom('campaign_media')
    .select(['kind', 'file_id'])
    .where('campaign_id', '=', id)
    .orderBy('kind')
    .orderBy('place')
    .execute();
  const { mainMedia, giftImages = [] } = input;
  const sent = [
    ...giftImages.map((file_id) => ({ kind: 'gift', file_id })),
    ...(mainMedia ? [{ kind: 'main', file_id: mainMedia }] : []),
  ];
  return isDeepStrictEqual(media, sent);
}
