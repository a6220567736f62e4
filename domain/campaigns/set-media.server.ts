import type { Ctx } from '../ctx.ts';
import { attachFiles } from '../files/attach-files.server.ts';
import { newId } from '../id.server.ts';
import { Refusal } from '../refusal.ts';
import type { CampaignInput } from './campaign-input.ts';

type Media = Partial<Pick<CampaignInput, 'mainMedia' | 'giftImages'>>;

/**
 * Replaces a campaign's main image or video and its gift images. An omitted field keeps its files. Accepts files that
 * the campaign already has, and unattached uploads of the actor. Refuses all other files with `file.gone` at their
 * field. Callers must have loaded the campaign through its owner.
 */
export async function setMedia(
  ctx: Ctx,
  campaignId: string,
  { mainMedia, giftImages }: Media,
): Promise<void> {
  const current = await ctx.db
    .selectFrom('campaign_media')
    .select(['kind', 'file_id', 'address'])
    .where('campaign_id', '=', campaignId)
    .orderBy('place')
    .execute();
  const before = (kind: 'main' | 'gift') =>
    current.filter((it) => it.kind === kind).flatMap((it) => it.file_id ?? it.address ?? []);
  const main = mainMedia === undefined ? before('main') : mainMedia === '' ? [] : [mainMedia];
  const gift = giftImages ?? before('gift');
  const requested = [...main, ...gift];
  const addresses = new Set(current.map(({ address }) => address));
  const files = new Set(current.flatMap(({ file_id }) => file_id ?? []));
  const isNew = (it: string) => !files.has(it) && !addresses.has(it);
  const uploads = requested.filter((it) => !addresses.has(it));
  if (new Set(uploads).size < uploads.length) throw new Refusal('input.invalid', { giftImages: 'file.gone' });
  await attachFiles(ctx, main.filter(isNew), { profile: 'media', to: campaignId, field: 'mainMedia' });
  await attachFiles(ctx, gift.filter(isNew), { profile: 'media', to: campaignId, field: 'giftImages' });
  await ctx.db.deleteFrom('campaign_media').where('campaign_id', '=', campaignId).execute();
  const row = (kind: 'main' | 'gift') => (it: string, place: number) => ({
    id: newId('media'),
    campaign_id: campaignId,
    kind,
    place,
    ...(addresses.has(it) ? { address: it, file_id: null } : { address: null, file_id: it }),
  });
  const rows = [...main.map(row('main')), ...gift.map(row('gift'))];
  if (rows.length > 0) await ctx.db.insertInto('campaign_media').values(rows).execute();
  await detachMedia(ctx, [...files.difference(new Set(requested))], campaignId);
}

/**
 * Detaches files from a campaign. If another campaign shows the file too (a duplicate or its original), the file
 * becomes attached to that campaign.
 */
async function detachMedia({ db, now }: Ctx, ids: readonly string[], from: string): Promise<void> {
  if (ids.length === 0) return;
  // The lock serializes two campaigns that remove the same file at once. The second one then finds no other
  // campaign with the file.
  await db.selectFrom('file').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  await db
    .updateTable('file')
    .set((eb) => {
      const other = eb
        .selectFrom('campaign_media')
        .select('campaign_id')
        .whereRef('campaign_media.file_id', '=', 'file.id')
        .limit(1);
      return {
        attached_to: other,
        waiting_since: eb
          .case()
          .when(eb.exists(other))
          .then(null)
          .else(eb.cast<Date>(eb.val(now), 'timestamptz'))
          .end(),
      };
    })
    .where('id', 'in', ids)
    .where('attached_to', '=', from)
    .execute();
}
