import { sql } from 'kysely';
import { isOverdueAt } from '../applications/select-applications.server.ts';
import type { CollaborationType } from '../campaigns/collaboration.ts';
import { mediaOf } from '../campaigns/select-campaigns.server.ts';
import { countFiles } from '../conversations/select-messages.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { PAGE_SIZE, placeOf } from '../paging.ts';
import type { NotificationLine, Notifications } from './notification-line.ts';
import { notificationDay, notificationView, selectNotifications } from './select-notifications.server.ts';

const MAX_FACES = 3;
/**
 * Maximum number of notifications that are loaded for one line. This number exceeds the number of shown people,
 * because one person can apply again and cause several notifications.
 */
const MAX_READ_PER_LINE = 8;

interface Options {
  size?: number;
  unread?: boolean;
}

/**
 * Returns the actor's notifications, newest first. The notifications of one day about new applications to one campaign
 * are one line.
 */
export async function findNotifications(
  ctx: Ctx,
  requestedPage = 1,
  { size = PAGE_SIZE, unread: isUnreadOnly = false }: Options = {},
): Promise<Notifications> {
  const lines = ctx.db
    .selectFrom('notice')
    .leftJoin('application', (join) =>
      join
        .onRef('application.campaign_id', '=', 'notice.campaign_id')
        .onRef('application.influencer_id', '=', 'notice.influencer_id')
        .on('notice.kind', '=', sql.lit('application_received')),
    )
    .where('notice.user_id', '=', requireActor(ctx).id)
    .where('notice.listed', '=', sql.lit(true))
    .$if(isUnreadOnly, (query) => query.where('notice.read_at', 'is', null))
    .select(lineKey.as('line'))
    .select(sql<string[]>`array_agg(${id} order by ${createdAt} desc, ${id} desc)`.as('ids'))
    .select(sql<number>`count(distinct ${sql.ref('notice.influencer_id')})::int`.as('applicants'))
    .select(
      sql<number>`(count(distinct application.id)
        filter (where application.decision is null and application.ended_at is null
          and not ${isOverdueAt(ctx.now)}))::int`.as('waiting'),
    )
    .select(sql<number>`(count(*) filter (where ${sql.ref('notice.read_at')} is null))::int`.as('unread'))
    .select(({ fn }) => [fn.max('notice.created_at').as('newest_at'), fn.max('notice.id').as('newest')])
    .groupBy('line');
  const { total, unread } = await ctx.db
    .with('lines', () => lines)
    .selectFrom('lines')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(sql<number>`coalesce(sum(unread), 0)::int`.as('unread'))
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = placeOf(total, requestedPage, size);
  const listed = await lines
    .orderBy('newest_at', 'desc')
    .orderBy('newest', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
  const details = await findDetails(
    ctx,
    listed.flatMap(({ ids }) => ids.slice(0, MAX_READ_PER_LINE)),
  );
  const notifications = listed.flatMap(({ ids, applicants, waiting, unread }): NotificationLine[] => {
    const [first, ...more] = ids.flatMap((it) => details.get(it) ?? []);
    if (!first) return [];
    const people = new Map(more.map((it) => [it.influencerId, { name: it.otherName, picture: it.picture }]));
    people.delete(first.influencerId);
    const others = [...people.values()].slice(0, MAX_FACES - 1);
    return [{ ...first, others, applicants: Math.max(1, applicants), waiting, isRead: unread === 0 }];
  });
  return { notifications, unread, total, page, pages };
}

const [id, createdAt] = [sql.ref('notice.id'), sql.ref('notice.created_at')];

const lineKey = sql<string>`case when ${sql.ref('notice.kind')} = 'application_received'
  then ${sql.ref('notice.campaign_id')} || ' ' || ${notificationDay} else ${id} end`;

async function findDetails(ctx: Ctx, ids: string[]) {
  const rows = await selectNotifications(ctx)
    .leftJoin('message', (join) =>
      join
        .onRef('message.conversation_id', '=', 'notice.conversation_id')
        .on('message.id', '=', sql<string>`event.subject ->> 'messageId'`)
        .on('message.hidden', '=', false),
    )
    .where('notice.id', '=', sql<string>`any(${ids})`)
    .select(['influencer.picture', 'company.logo', 'campaign.collaboration_type as collaborationType'])
    .select([mediaOf(ctx.db, 'main').limit(1).as('cover'), 'message.seq', countFiles()])
    .select(sql<string>`left(message.content, 200)`.as('content'))
    .$narrowType<{ collaborationType: CollaborationType | null }>()
    .execute();
  return new Map(
    rows.map(({ picture, logo, collaborationType, cover, seq, files, content, ...row }) => [
      row.id,
      {
        ...notificationView(row),
        picture: row.role === 'client' ? picture : logo,
        message: seq === null ? null : { content, files },
        cover: row.campaignId && collaborationType ? { id: row.campaignId, cover, collaborationType } : null,
      },
    ]),
  );
}

export function selectUnreadNotifications({ db }: Pick<Ctx, 'db'>, userId: string) {
  return db
    .selectFrom('notice')
    .where('user_id', '=', userId)
    .where('listed', '=', sql.lit(true))
    .where('read_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'));
}
