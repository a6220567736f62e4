import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/open.server.ts';
import { findApplicants } from '#domain/applications/find-applicants.server.ts';
import { countOwnApplications, findOwnApplications } from '#domain/applications/find-applications.server.ts';
import { findCampaigns } from '#domain/campaigns/find-campaigns.server.ts';
import { countOpenCampaigns, findAllCampaigns } from '#domain/campaigns/find-open-campaigns.server.ts';
import { findInbox } from '#domain/conversations/find-inbox.server.ts';
import { findUnread } from '#domain/conversations/find-unread.server.ts';
import type { Ctx, Member } from '#domain/ctx.ts';
import { noFilters } from '#domain/influencers/browse-filters.ts';
import { findInfluencers } from '#domain/influencers/find-influencers.server.ts';
import { openProfile } from '#domain/influencers/open-profile.server.ts';
import { findOpenInvitations } from '#domain/invitations/find-received-invitations.server.ts';
import { findNotifications } from '#domain/notifications/find-notifications.server.ts';
import { findAnalytics } from '#domain/reports/find-analytics.server.ts';
import { findShortlists } from '#domain/shortlists/find-shortlists.server.ts';
import { findAccounts } from '#domain/staff/find-accounts.server.ts';
import { findBrandToDo } from '#domain/to-do/find-brand-to-do.server.ts';
import { findInfluencerToDo } from '#domain/to-do/find-influencer-to-do.server.ts';
import { aVisitor } from '#tests/people.ts';
import { TRACE } from './world.ts';

export interface Compared {
  figures: number;
  wrong: string[];
}

type Query = RawBuilder<unknown>;
/** The name, the figure that a page shows, and a query over raw rows with the expected figure. */
type Figure = [name: string, shown: number | string | null, raw: Query];

/**
 * Compares figures on the pages of the people who stay with queries over raw rows. The queries do not use the product's
 * conditions. An account is erased if it has `erased_at`.
 */
export async function compareFigures(db: Database, staying: number): Promise<Compared> {
  const figures: Figure[] = [...(await figuresOfSite(db))];
  for (let n = 1; n <= staying; n++) {
    figures.push(...(await figuresOfBrand(ctxOf(db, 'client', `user-brand${n}`), n)));
    figures.push(...(await figuresOfInfluencer(ctxOf(db, 'influencer', `user-influencer${n}`), n)));
  }
  const wrong: string[] = [];
  for (const [name, shown, raw] of figures) {
    const { rows } = await sql<{ value: number | string | null }>`select (${raw}) as value`.execute(
      db.kysely,
    );
    const value = rows[0]?.value ?? null;
    if (String(shown) !== String(value)) wrong.push(`${name}: shown ${shown}, in the rows ${value}`);
  }
  return { figures: figures.length, wrong };
}

function ctxOf(db: Database, role: Member['role'], id: string): Ctx {
  const actor = { id, role, name: id, email: `${id}@example.com`, language: 'en' } as const;
  return { ...aVisitor(db, new Date()), actor: { ...actor, emailVerified: true } as Member };
}

const count = (from: Query): Query => sql`select count(*)::int from ${from}`;
const erased = sql`(select id from app_user where erased_at is not null)`;

async function figuresOfBrand(ctx: Ctx, n: number): Promise<Figure[]> {
  const userId = ctx.actor?.id ?? '';
  const campaignId = `campaign-${n}`;
  const { campaigns } = await findCampaigns(ctx);
  const sum = (of: (it: (typeof campaigns)[number]) => number) =>
    campaigns.reduce((total, it) => total + of(it), 0);
  const groups = await findApplicants(ctx, campaignId);
  const toDo = await findBrandToDo(ctx);
  const { total: analytics } = await findAnalytics(ctx, campaignId);
  const applications = sql`application join campaign on campaign.id = campaign_id
    where client_id = ${userId} and not hidden`;
  const waiting = count(sql`${applications} and application.status = 'pending' and ended_at is null`);
  const decided = (decision: string) => count(sql`${applications} and decision = ${decision}`);
  const named = [...toDo.applicants.lines, ...groups.pending.people.filter((it) => !it.isUnanswered)];
  return [
    [`applicants of brand ${n}`, sum((it) => it.applicants), count(applications)],
    [`pending of brand ${n}`, sum((it) => it.pending), waiting],
    [`accepted of brand ${n}`, sum((it) => it.accepted), decided('accepted')],
    [
      `waiting faces without a name, brand ${n}`,
      sum((it) => it.waiting.filter(({ name }) => !name).length),
      sql`0`,
    ],
    [`to do: applicants of brand ${n}`, toDo.applicants.total, waiting],
    [
      `to do: applicants without a name, brand ${n}`,
      named.filter(({ fullName }) => !fullName).length,
      sql`0`,
    ],
    [`accepted list of brand ${n}`, groups.accepted.total, decided('accepted')],
    [`declined list of brand ${n}`, groups.declined.total, decided('declined')],
    [`undecided list of brand ${n}`, groups.pending.total, count(sql`${applications} and decision is null`)],
    [`analytics: applications of brand ${n}`, analytics.applications, count(applications)],
    [`analytics: validated of brand ${n}`, analytics.validated, decided('accepted')],
    [`analytics: declined of brand ${n}`, analytics.declined, decided('declined')],
    [
      `shortlisted by brand ${n}`,
      (await findShortlists(ctx)).reduce((total, it) => total + it.count, 0),
      count(sql`shortlist_entry join shortlist on shortlist.id = shortlist_id join influencer on influencer.id = influencer_id
        where client_id = ${userId} and user_id not in ${erased}`),
    ],
    ...(await figuresOfMember(ctx)),
  ];
}

async function figuresOfInfluencer(ctx: Ctx, n: number): Promise<Figure[]> {
  const influencerId = `influencer-${n}`;
  const own = sql`application where influencer_id = ${influencerId}`;
  const { all, accepted } = await countOwnApplications(ctx);
  const applications = await findOwnApplications(ctx);
  const profile = await openProfile(ctx, influencerId);
  const toDo = await findInfluencerToDo(ctx);
  return [
    [`applications of influencer ${n}`, all, count(own)],
    [`list of applications of influencer ${n}`, applications.length, count(own)],
    [`accepted of influencer ${n}`, accepted, count(sql`${own} and status = 'accepted'`)],
    [
      `applications of influencer ${n} without a title`,
      applications.filter(({ campaign }) => !campaign.title).length,
      count(sql`application join campaign on campaign.id = campaign_id
        where influencer_id = ${influencerId} and client_id in ${erased}`),
    ],
    [
      `collaborations of influencer ${n}`,
      profile.previousCollaborations,
      count(sql`application join campaign on campaign.id = campaign_id
        where influencer_id = ${influencerId} and decision = 'accepted' and campaign.status = 'completed'`),
    ],
    [
      `invitations of influencer ${n}`,
      (await findOpenInvitations(ctx, 12)).total,
      count(sql`invitation join campaign on campaign.id = campaign_id
        where influencer_id = ${influencerId} and invitation.status = 'open' and client_id not in ${erased}`),
    ],
    [
      `to do: answers for influencer ${n}`,
      toDo.answers.total,
      count(sql`notice where user_id = ${ctx.actor?.id} and read_at is null and listed
        and kind in ('application_accepted', 'application_declined')`),
    ],
    ...(await figuresOfMember(ctx)),
  ];
}

async function figuresOfMember(ctx: Ctx): Promise<Figure[]> {
  const userId = ctx.actor?.id ?? '';
  const inbox = await findInbox(ctx);
  const unread = await findUnread(ctx, userId);
  const notifications = await findNotifications(ctx);
  const conversations = sql`conversation_reader reader where user_id = ${userId}`;
  const unreadMessages = sql`message join conversation_reader reader using (conversation_id)
    where reader.user_id = ${userId} and sender_id <> ${userId} and seq > read_seq and not hidden`;
  const listed = sql`notice where user_id = ${userId} and listed`;
  return [
    [`conversations of ${userId}`, inbox.total, count(conversations)],
    [
      `writable conversations of ${userId} with a former member`,
      inbox.entries.filter(({ otherName, isWritable }) => !otherName && isWritable).length,
      sql`0`,
    ],
    [`unread messages of ${userId}`, unread.total, count(unreadMessages)],
    [`unread notifications of ${userId}`, unread.notifications, count(sql`${listed} and read_at is null`)],
    [`the same in the list of ${userId}`, notifications.unread, count(sql`${listed} and read_at is null`)],
    [
      `lines of notifications of ${userId}`,
      notifications.total,
      sql`select count(distinct case when kind = 'application_received'
        then campaign_id || (created_at at time zone 'Europe/Paris')::date else id end)::int from ${listed}`,
    ],
    [
      `notifications of ${userId} about erased accounts`,
      0,
      count(sql`notice it left join influencer on influencer.id = influencer_id left join campaign on campaign.id = campaign_id
        where it.user_id = ${userId} and (influencer.user_id in ${erased} or client_id in ${erased})`),
    ],
  ];
}

async function figuresOfSite(db: Database): Promise<Figure[]> {
  const brand = ctxOf(db, 'client', 'user-brand1');
  const influencer = ctxOf(db, 'influencer', 'user-influencer1');
  const staff: Ctx = { ...brand, actor: { ...(brand.actor as Member), role: 'staff' } as unknown as Member };
  const campaigns = sql`campaign where client_id not in ${erased}`;
  const people = sql`app_user where erased_at is null and role <> 'staff'`;
  return [
    [
      'influencers in the collection',
      (await findInfluencers(brand, noFilters, { page: 1, named: [] })).total,
      count(sql`influencer where collection_until > now() and user_id not in ${erased}`),
    ],
    ['open campaigns', await countOpenCampaigns(influencer), count(sql`${campaigns} and status = 'active'`)],
    [
      'published campaigns',
      (await findAllCampaigns(influencer, 1)).total,
      count(sql`${campaigns} and status in ('active', 'ended', 'completed')`),
    ],
    ['accounts at the desk', (await findAccounts(staff, { words: '', page: 1 })).total, count(people)],
    ['found by a name at the desk', (await findAccounts(staff, { words: TRACE, page: 1 })).total, sql`0`],
  ];
}

/** Returns the columns that still contain a text of an erased person. */
export async function findTraces({ kysely }: Database): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and data_type in ('text', 'jsonb', 'ARRAY')`.execute(kysely);
  const traces: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where ${sql.ref(column)}::text ilike ${`%${TRACE}%`} limit 1`.execute(kysely);
    if (rows.length > 0) traces.push(`${table}.${column}`);
  }
  return traces;
}
