import { expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { lastWritableEnd } from '../conversations/conversation.ts';
import type { Ctx } from '../ctx.ts';
import { deleteUnsignedDeals, detachContentFiles } from './delete-unsigned-deals.server.ts';

const eb = expressionBuilder<Tables, 'application'>();

/**
 * Ends the campaigns and applications of an account that is marked as erased. Keeps decisions, so that the counts of
 * other accounts do not change. Conversations become read-only at once, because the erased person can no longer read
 * them. Deletes the person's hidden messages, campaigns without applications, and applications whose brand and influencer
 * are both erased, because no one else needs them.
 */
export async function endCollaborations(ctx: Pick<Ctx, 'db' | 'now'>, userId: string): Promise<void> {
  const { db, now } = ctx;
  const isByPerson = eb(
    'influencer_id',
    'in',
    eb.selectFrom('influencer').select('id').where('user_id', '=', userId),
  );
  const own = eb.selectFrom('campaign').select('id').where('client_id', '=', userId);
  const isConcerned = eb.or([isByPerson, eb('campaign_id', 'in', own)]);
  await lockCampaigns(ctx, userId);
  await db
    .updateTable('campaign')
    .set({ status: 'ended', updated_at: now })
    .where('client_id', '=', userId)
    .where('status', 'in', ['draft', 'active'])
    .execute();
  await db
    .updateTable('application')
    .set({
      ended_at: eb.fn<Date>('least', ['ended_at', eb.val(lastWritableEnd(now))]),
      due_at: null,
      status: sql<'declined' | 'ended'>`case when status = 'declined' then status else 'ended' end`,
    })
    .where(isConcerned)
    .execute();
  const closed = await db
    .updateTable('conversation')
    .set({ closed_at: now })
    .where('application_id', 'in', eb.selectFrom('application').select('id').where(isConcerned))
    .returning('id')
    .execute();
  await deleteHiddenMessages(
    ctx,
    userId,
    closed.map(({ id }) => id),
  );
  await detachContentFiles(ctx, userId);
  await deleteUnsignedDeals(ctx, userId);
  await db.deleteFrom('application').where(isConcerned).where(hasNoReader).execute();
  await db
    .deleteFrom('campaign')
    .where('client_id', 'in', eb.selectFrom('app_user').select('id').where('erased_at', 'is not', null))
    .where((it) =>
      it.not(
        it.exists(
          it.selectFrom('application').select('id').whereRef('application.campaign_id', '=', 'campaign.id'),
        ),
      ),
    )
    .execute();
}

/** Deletes the messages that only the erased person could read, with their files. Keeps the numbers of the others. */
async function deleteHiddenMessages(
  { db }: Pick<Ctx, 'db'>,
  userId: string,
  conversationIds: string[],
): Promise<void> {
  await db
    .deleteFrom('message')
    .where('conversation_id', '=', sql<string>`any(${conversationIds})`)
    .where('sender_id', '=', userId)
    .where('hidden', '=', true)
    .execute();
}

/**
 * Locks the account's campaigns and the campaigns to which the account applied, in the order of their ids
 * (docs/decisions/0039). A stronger lock would block concurrent messages, whose notifications refer to the campaign.
 */
async function lockCampaigns({ db }: Pick<Ctx, 'db'>, userId: string): Promise<void> {
  const applied = db
    .selectFrom('application')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .select('application.campaign_id')
    .where('influencer.user_id', '=', userId);
  await db
    .selectFrom('campaign')
    .select('id')
    .where((eb) => eb.or([eb('client_id', '=', userId), eb('id', 'in', applied)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

const hasNoReader = sql<SqlBool>`exists (
  select from campaign
  join influencer on influencer.id = application.influencer_id
  join app_user brand on brand.id = campaign.client_id
  join app_user person on person.id = influencer.user_id
  where campaign.id = application.campaign_id and brand.erased_at is not null and person.erased_at is not null
)`;
