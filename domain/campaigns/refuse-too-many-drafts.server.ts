import { MAX_DRAFTS } from '../activity-limits.ts';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

/** Refuses with `campaign.too_many_drafts` at 100 drafts. */
export async function refuseTooManyDrafts({ db }: Pick<Ctx, 'db'>, clientId: string): Promise<void> {
  const drafts = await db
    .selectFrom('campaign')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('status', '=', 'draft')
    .executeTakeFirstOrThrow();
  if (drafts.count >= MAX_DRAFTS) throw new Refusal('campaign.too_many_drafts');
}
