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

/** The bell searches this number of the newest notifications. An account can have many thousands. */
const MAX_LATEST = 500;

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
  const all = selectListed(ctx).$if(isUnreadOnly, (query) => query.where('notice.read_at', 'is', null));
  const { total, unread } = await countLines(ctx, all);
  const { page, pages, offset } = placeOf(total, requestedPage, size);
  const notifications = await findLines(ctx, { lines: linesOf(ctx, all).limit(size).offset(offset), all });
  return { notifications, unread, total, page, pages };
}

/**
 * Returns the first page of `findNotifications`. `total` and `pages` count only the lines of the newest 500
 * notifications.
 */
export async function findLatestNotifications(ctx: Ctx, size: number): Promise<Notifications> {
  const all = selectListed(ctx);
  const latest = all.orderBy('notice.created_at', 'desc').orderBy('notice.id', 'desc').limit(MAX_LATEST);
  const { total, unread, counted } = await countLines(ctx, latest);
  // One line can contain hundreds of notifications.
  if (total < size && counted === MAX_LATEST) return findNotifications(ctx, 1, { size });
  const { page, pages } = placeOf(total, 1, size);
  const notifications = await findLines(ctx, { lines: linesOf(ctx, latest).limit(size), all });
  return { notifications, unread, total, page, pages };
}

const lineKey = sql<string>`case when ${sql.ref('notice.kind')} = 'application_received'
  then ${sql.ref('notice.campaign_id')} || ' ' || ${notificationDay} else ${sql.ref('notice.id')} end`;

function selectListed(ctx: Ctx) {
  return ctx.db
    .selectFrom('notice')
    .where('notice.user_id', '=', requireActor(ctx).id)
    .where('notice.listed', '=', sql.lit(true))
    .select(['notice.id', 'notice.kind', 'notice.campaign_id', 'notice.influencer_id'])
    .select(['notice.created_at', 'notice.read_at', lineKey.as('line')]);
}

type Listed = ReturnType<typeof selectListed>;

/** The newest line first. Joins nothing, because this query groups all notifications of the person. */
function linesOf({ db }: Ctx, notifications: Listed) {
  return db
    .selectFrom(notifications.as('notice'))
    .select('line')
    .select(({ fn }) => [fn.max('created_at').as('newest_at'), fn.max('id').as('newest')])
    .groupBy('line')
    .orderBy('newest_at', 'desc')
    .orderBy('newest', 'desc');
}

function countLines(ctx: Ctx, notifications: Listed) {
  const lines = ctx.db
    .selectFrom(notifications.as('notice'))
    .select(({ fn }) => fn.countAll<number>().as('notifications'))
    .groupBy('line');
  return ctx.db
    .selectFrom(lines.as('line'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(sql<number>`coalesce(sum(notifications), 0)::int`.as('counted'))
    .select(selectUnreadNotifications(ctx, requireActor(ctx).id).$asScalar().$notNull().as('unread'))
    .executeTakeFirstOrThrow();
}

async function findLines(
  ctx: Ctx,
  { lines, all }: { lines: ReturnType<typeof linesOf>; all: Listed },
): Promise<NotificationLine[]> {
  const listed = await ctx.db
    .with('line', () => lines)
    .selectFrom('line')
    .innerJoin(all.as('notice'), 'notice.line', 'line.line')
    .leftJoin('application', (join) =>
      join
        .onRef('application.campaign_id', '=', 'notice.campaign_id')
        .onRef('application.influencer_id', '=', 'notice.influencer_id')
        .on('notice.kind', '=', sql.lit('application_received')),
    )
    // The notifications of a line are of one day, which has at most 25 hours. The index has the order of `created_at`.
    .where('notice.created_at', '>', sql<Date>`(select min(newest_at) - interval '25 hours' from line)`)
    .where('notice.created_at', '<=', sql<Date>`(select max(newest_at) from line)`)
    .groupBy(['line.line', 'line.newest_at', 'line.newest'])
    .select(sql<string[]>`array_agg(${id} order by ${createdAt} desc, ${id} desc)`.as('ids'))
    .select(sql<number>`count(distinct ${sql.ref('notice.influencer_id')})::int`.as('applicants'))
    .select(
      sql<number>`(count(distinct application.id)
        filter (where application.decision is null and application.ended_at is null
          and not ${isOverdueAt(ctx.now)}))::int`.as('waiting'),
    )
    .select(sql<boolean>`bool_and(${sql.ref('notice.read_at')} is not null)`.as('isRead'))
    .orderBy('line.newest_at', 'desc')
    .orderBy('line.newest', 'desc')
    .execute();
  const details = await findDetails(
    ctx,
    listed.flatMap(({ ids }) => ids.slice(0, MAX_READ_PER_LINE)),
  );
  return listed.flatMap(({ ids, applicants, waiting, isRead }): NotificationLine[] => {
    const [first, ...more] = ids.flatMap((it) => details.get(it) ?? []);
    if (!first) return [];
    const people = new Map(more.map((it) => [it.influencerId, { name: it.otherName, picture: it.picture }]));
    people.delete(first.influencerId);
    const others = [...people.values()].slice(0, MAX_FACES - 1);
    return [{ ...first, others, applicants: Math.max(1, applicants), waiting, isRead }];
  });
}

const [id, createdAt] = [sql.ref('notice.id'), sql.ref('notice.created_at')];

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
