import { sql } from 'kysely';
import type { CampaignMediaRow } from '#db/campaign-rows.ts';
import { logSignUp } from '#domain/accounts/sign-up.server.ts';
import { companyInput } from '#domain/companies/company-input.ts';
import { updateCompany } from '#domain/companies/update-company.server.ts';
import { type Actor, act, type Ctx, type Role, requireActor } from '#domain/ctx.ts';
import { record } from '#domain/events.server.ts';
import { newId } from '#domain/id.server.ts';
import { saveIdentity } from '#domain/identities/save-identity.server.ts';
import { findSettings } from '#domain/notifications/find-settings.server.ts';
import { saveSettings } from '#domain/notifications/save-settings.server.ts';
import { parse } from '#domain/parse.ts';
import { savePreferences } from '#domain/preferences/save-preferences.server.ts';
import { demoAccounts } from './accounts.ts';
import { loadEntries, removeEntries } from './blog/load-entries.server.ts';
import { beauty } from './campaigns/beauty.ts';
import { fashion } from './campaigns/fashion.ts';
import { stays } from './campaigns/stays.ts';
import { tables } from './campaigns/tables.ts';
import { demoCompany } from './company.ts';
import { type DemoCampaign, daysAgo } from './demo.ts';
import { demoState } from './demo-accounts.server.ts';
import { demoIdentities } from './identities.ts';
import { type DemoInfluencer, demoInfluencers } from './influencers.ts';
import { demoPortfolio } from './portfolio.ts';
import { demoPreferences } from './preferences.ts';
import { replayCampaigns } from './replay-campaigns.server.ts';

const campaigns: DemoCampaign[] = [...tables, ...stays, ...fashion, ...beauty];

/** Key of the advisory lock that serialises concurrent loads. */
const LOCK_KEY = 7_226_812;

/**
 * Loads the demo world in one transaction. Returns false and changes nothing if its accounts already exist. All dates
 * are relative to `ctx.now`.
 */
export function loadDemoWorld(ctx: Ctx): Promise<boolean> {
  return act(ctx, async (ctx) => {
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(ctx.db);
    if ((await demoState(ctx.db)).demoAccounts > 0) return false;
    const opening = { ...ctx, now: daysAgo(120, '08:00')(ctx.now) };
    const brand = await signUp(opening, 'client');
    const influencer = await signUp(opening, 'influencer');
    await makeProfiles(opening, brand, influencer);
    await makePortfolios(opening);
    await savePreferences({ ...opening, actor: influencer }, demoPreferences);
    await saveIdentity({ ...opening, actor: brand }, demoIdentities.client);
    await saveIdentity({ ...opening, actor: influencer }, demoIdentities.influencer);
    for (const actor of [brand, influencer]) await turnOffEmail({ ...ctx, actor });
    await replayCampaigns(ctx, { brand, influencer, campaigns, addMedia });
    for (const actor of [brand, influencer]) await readOldNotifications({ ...ctx, actor });
    await loadEntries(ctx);
    return true;
  });
}

/**
 * Removes the demo accounts with their data, the demo profiles without an account, and the demo articles. Later starts
 * do not load the demo world again. Returns whether the demo world existed.
 */
export function removeDemoWorld(ctx: Ctx): Promise<boolean> {
  return act(ctx, async (ctx) => {
    if ((await demoState(ctx.db)).demoAccounts === 0) return false;
    await removeDeals(ctx);
    await ctx.db
      .deleteFrom('app_user')
      .where('id', 'in', (eb) =>
        eb.selectFrom('demo_account').select('user_id').where('user_id', 'is not', null).$castTo<string>(),
      )
      .execute();
    await ctx.db
      .deleteFrom('influencer')
      .where('user_id', 'is', null)
      .where('picture', 'in', demoInfluencers.map(pictureOf))
      .execute();
    await removeEntries(ctx);
    return true;
  });
}

/**
 * Deletes the deals of demo accounts. The database allows deleting signed contracts only in a transaction that has
 * called `begin_demo_removal`.
 */
async function removeDeals({ db }: Ctx): Promise<void> {
  await sql`select begin_demo_removal()`.execute(db);
  const isDemo = (column: 'client_id' | 'influencer_user_id') =>
    sql<boolean>`${sql.ref(column)} in (select user_id from demo_account where user_id is not null)`;
  await db
    .deleteFrom('deal')
    .where((eb) => eb.or([isDemo('client_id'), isDemo('influencer_user_id')]))
    .execute();
}

/**
 * Does not use the domain's sign-up, because the sign-up limits attempts by network address, and the demo world has
 * no network address.
 */
async function signUp(ctx: Ctx, role: Role): Promise<Actor> {
  const account = demoAccounts[role];
  const signedIn = await ctx.services.identity.signUp(ctx.db, { ...account, role }, new Headers());
  if (!signedIn) throw new Error(`The demo address ${account.email} belongs to another account.`);
  const { userId, ...person } = signedIn.session;
  await ctx.services.identity.endSessions(ctx.db, userId);
  await ctx.db
    .updateTable('app_user')
    .set({ created_at: ctx.now, email_verified: true })
    .where('id', '=', userId)
    .execute();
  await ctx.db
    .insertInto('demo_account')
    .values({ email: account.email, user_id: userId, loaded_at: ctx.now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ user_id: userId, loaded_at: ctx.now }))
    .execute();
  const actor = { id: userId, ...person };
  await logSignUp(ctx, userId, role);
  await record({ ...ctx, actor }, 'account.signed_up', { userId });
  return actor;
}

async function turnOffEmail(ctx: Ctx): Promise<void> {
  const settings = Object.entries(await findSettings(ctx));
  await saveSettings(
    ctx,
    Object.fromEntries(settings.map(([kind, channels]) => [kind, { ...channels, byMail: false }])),
  );
}

async function readOldNotifications(ctx: Ctx): Promise<void> {
  const { id } = requireActor(ctx);
  const fourDaysAgo = daysAgo(4, '00:00')(ctx.now);
  await ctx.db
    .updateTable('notice')
    .set({ read_at: ctx.now })
    .where('user_id', '=', id)
    .where('created_at', '<', fourDaysAgo)
    .execute();
  await ctx.db
    .updateTable('conversation_reader')
    .set((eb) => ({
      read_seq: eb.fn<number>('greatest', [
        'read_seq',
        eb
          .selectFrom('message')
          .select(({ fn }) => fn.coalesce(fn.max('message.seq'), sql<number>`0`).as('seq'))
          .whereRef('message.conversation_id', '=', 'conversation_reader.conversation_id')
          .where('message.created_at', '<', fourDaysAgo),
      ]),
    }))
    .where('user_id', '=', id)
    .execute();
}

async function makeProfiles(ctx: Ctx, brand: Actor, influencer: Actor): Promise<void> {
  await ctx.db
    .insertInto('company')
    .values({
      id: newId('company'),
      user_id: brand.id,
      name: demoCompany.name,
      instagram: 'maison.aubrac',
      logo: '/demo/logos/maison-aubrac.svg',
      created_at: ctx.now,
    })
    .execute();
  await updateCompany({ ...ctx, actor: brand }, parse(companyInput, demoCompany));
  await ctx.db.updateTable('company').set({ verified_at: ctx.now }).where('user_id', '=', brand.id).execute();
  await ctx.db
    .insertInto('influencer')
    .values(
      demoInfluencers.map(({ fullName, metrics, verified, featured, ...profile }) => ({
        ...profile,
        id: newId('influencer'),
        user_id: fullName === influencer.name ? influencer.id : null,
        full_name: fullName,
        picture: pictureOf(profile),
        followers: metrics.followers,
        following: metrics.following,
        posts: metrics.posts,
        engagement_rate: metrics.engagementRate,
        // Figures count as verified only after a proof of the Instagram account. The demo account has no such proof.
        ...figuresSource(verified === true && fullName !== influencer.name, ctx.now),
        verified_at: verified ? ctx.now : null,
        featured_at: featured ? ctx.now : null,
        created_at: ctx.now,
      })),
    )
    .execute();
}

function figuresSource(isRead: boolean, now: Date) {
  return { figures_source: isRead ? 'verified' : 'declared', figures_read_at: isRead ? now : null } as const;
}

async function makePortfolios(ctx: Ctx): Promise<void> {
  const influencers = await ctx.db
    .selectFrom('influencer')
    .select(['id', 'handle'])
    .where('picture', 'in', demoInfluencers.map(pictureOf))
    .execute();
  const items = influencers.flatMap(({ id, handle }) =>
    (demoPortfolio[handle] ?? []).map(({ cover, link = null, ...item }, place) => ({
      ...item,
      id: newId('portfolio'),
      influencer_id: id,
      place,
      link,
      picture: cover ? `/demo/covers/${cover}.svg` : null,
      alt: '',
      created_at: ctx.now,
    })),
  );
  await ctx.db.insertInto('portfolio_item').values(items).execute();
}

/** Does not use `setMedia`, because `setMedia` accepts only uploads, and these images are static files. */
async function addMedia(
  ctx: Ctx,
  campaignId: string,
  { cover, giftImages = [] }: DemoCampaign,
): Promise<void> {
  const row = (kind: CampaignMediaRow['kind']) => (name: string, place: number) => ({
    id: newId('media'),
    campaign_id: campaignId,
    kind,
    place,
    file_id: null,
    address: `/demo/covers/${name}.svg`,
  });
  await ctx.db
    .insertInto('campaign_media')
    .values([...[cover].map(row('main')), ...giftImages.map(row('gift'))])
    .execute();
}

function pictureOf({ handle }: Pick<DemoInfluencer, 'handle'>): string {
  return `/demo/people/${handle}.svg`;
}
