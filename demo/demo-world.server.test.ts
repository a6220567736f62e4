import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { signIn } from '#domain/accounts/sign-in.server.ts';
import { isOver } from '#domain/campaigns/campaign.ts';
import { dayOf, daysBetween } from '#domain/clock.ts';
import { findUnread } from '#domain/conversations/find-unread.server.ts';
import { readFilters } from '#domain/influencers/browse-filters.ts';
import { findInfluencers } from '#domain/influencers/find-influencers.server.ts';
import { findAnalytics } from '#domain/reports/find-analytics.server.ts';
import { findTermsToAccept } from '#domain/terms-of-use/terms-of-use.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anEntry, aSubscription, aVisitor } from '#tests/people.ts';
import { demoAccounts } from './accounts.ts';
import { demoEntries } from './blog/entries.ts';
import { demoState } from './demo-accounts.server.ts';
import { loadDemoWorld, removeDemoWorld } from './load-demo-world.server.ts';

const db = await testDatabase();
const now = new Date();
const visitor = () => aVisitor(db, now);

const tally = async (rows: Promise<{ status: string }[]>) =>
  Object.fromEntries(
    Map.groupBy(await rows, (it) => it.status)
      .entries()
      .map(([status, them]) => [status, them.length]),
  );
const campaigns = () => db.kysely.selectFrom('campaign').selectAll().execute();
const entries = () => db.kysely.selectFrom('blog_entry').selectAll().execute();
const applications = () => db.kysely.selectFrom('application').selectAll().execute();

describe('the demo world', () => {
  it('has the counts of the specification when it is loaded twice', async () => {
    expect(await loadDemoWorld(visitor())).toBe(true);
    expect(await loadDemoWorld(visitor())).toBe(false);
    expect(await demoState(db.kysely)).toEqual({ wasLoaded: true, demoAccounts: 2, realAccounts: 0 });
    expect(await tally(campaigns())).toEqual({ active: 11, draft: 3, canceled: 2, ended: 2, completed: 2 });
    expect(await tally(applications())).toEqual({ pending: 4, accepted: 3, declined: 3, ended: 3 });
    expect(await db.kysely.selectFrom('influencer').select('id').execute()).toHaveLength(8);
    expect(
      await db.kysely.selectFrom('conversation').select('last_seq').orderBy('last_seq').execute(),
    ).toEqual([4, 4, 5, 5, 5].map((last_seq) => ({ last_seq })));
  });

  it('is loaded once by two concurrent processes', async () => {
    const both = await Promise.all([loadDemoWorld(visitor()), loadDemoWorld(visitor())]);
    expect(both.sort()).toEqual([false, true]);
    expect(await campaigns()).toHaveLength(20);
  });

  it('accepts the published passwords of both accounts', async () => {
    await loadDemoWorld(visitor());
    for (const [role, { email, password, name }] of Object.entries(demoAccounts)) {
      const visit = { address: 'here', headers: new Headers() };
      const { session } = await signIn(visitor(), { email, password }, visit);
      expect(session).toMatchObject({ role, name, email });
    }
  });

  it('belongs to one brand and one influencer', async () => {
    await loadDemoWorld(visitor());
    const accounts = await db.kysely.selectFrom('app_user').select(['id', 'role']).execute();
    const brand = accounts.find(({ role }) => role === 'client');
    const lea = await db.kysely
      .selectFrom('influencer')
      .select(['id', 'user_id'])
      .where('handle', '=', 'lea.table')
      .executeTakeFirstOrThrow();
    expect(lea.user_id).toBe(accounts.find(({ role }) => role === 'influencer')?.id);
    expect(new Set((await campaigns()).map((it) => it.client_id))).toEqual(new Set([brand?.id]));
    expect(new Set((await applications()).map((it) => it.influencer_id))).toEqual(new Set([lea.id]));
  });

  it('has accepted terms, a few new unread messages, and more viewers than applications', async () => {
    await loadDemoWorld(visitor());
    const accounts = await db.kysely
      .selectFrom('app_user')
      .select(['id', 'role', 'name', 'email', 'language'])
      .execute();
    const unread: Record<string, number> = {};
    for (const actor of accounts) {
      const { id, role } = actor;
      expect(await findTermsToAccept({ ...visitor(), actor })).toBeNull();
      const { total, newest } = await findUnread(visitor(), id);
      unread[role] = total;
      expect(daysBetween(newest?.createdAt.slice(0, 10) ?? '', dayOf(now))).toBeLessThan(5);
    }
    expect(unread).toEqual({ client: 1, influencer: 2 });
    for (const { id, title, published_at } of await campaigns()) {
      const { views, applications } = (await findAnalytics(visitor(), id)).total;
      expect(views > applications, title).toBe(published_at !== null);
    }
  });

  it('has a result for each advanced filter', async () => {
    await loadDemoWorld(visitor());
    const premium = await aBrand(db);
    await aSubscription(premium, 'premium');
    const prices = 'paid=1&postPrice=400&storyPrice=200';
    for (const query of ['gifts=1', prices, 'kind=hotel', 'city=Lyon', 'verified=1']) {
      const filters = readFilters(new URLSearchParams(query));
      const { total } = await findInfluencers(premium, filters, { page: 1, named: [] });
      expect(total, query).toBeGreaterThan(0);
    }
  });

  it('refers only to existing images', async () => {
    await loadDemoWorld(visitor());
    const media = await db.kysely.selectFrom('campaign_media').select('address').execute();
    const people = await db.kysely.selectFrom('influencer').select('picture').execute();
    const companies = await db.kysely.selectFrom('company').select('logo').execute();
    const covers = (await entries()).flatMap((it) => [it.cover ?? 'none', it.share_picture ?? 'none']);
    const addresses = [
      ...media.map((it) => it.address),
      ...people.map((it) => it.picture ?? 'none'),
      ...covers,
      ...companies.map((it) => it.logo ?? 'none'),
    ];
    expect(addresses.filter((address) => !existsSync(`public${address}`))).toEqual([]);
    expect(media.length).toBeGreaterThan(20);
  });

  it('creates nothing in the future, and only ended and completed campaigns have a past end date', async () => {
    await loadDemoWorld(visitor());
    for (const campaign of await campaigns()) {
      const over = isOver({ endDate: campaign.end_date }, dayOf(now));
      if (['active', 'draft'].includes(campaign.status)) expect(over, campaign.title).toBe(false);
      if (['ended', 'completed'].includes(campaign.status)) expect(over, campaign.title).toBe(true);
    }
    const tables = ['campaign', 'application', 'message', 'event', 'conversation', 'blog_entry'] as const;
    for (const table of tables) {
      const { last } = await db.kysely
        .selectFrom(table)
        .select((eb) => eb.fn.max('created_at').as('last'))
        .executeTakeFirstOrThrow();
      expect(last.getTime(), table).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('has complete articles of 600 to 1,000 words in both languages', async () => {
    await loadDemoWorld(visitor());
    const written = await entries();
    expect(written.map(({ slug }) => slug).sort()).toEqual(demoEntries.map(({ slug }) => slug).sort());
    for (const language of ['en', 'fr'] as const) {
      const files = readdirSync(new URL(`./blog/${language}`, import.meta.url));
      expect(files.sort()).toEqual(written.map(({ slug }) => `${slug}.md`).sort());
      for (const entry of written) {
        const { slug } = entry;
        const [words, body] = [entry[`words_${language}`], entry[`body_${language}`]];
        expect([slug, words >= 600 && words <= 1000]).toEqual([slug, true]);
        expect([slug, entry[`cover_alt_${language}`]]).not.toEqual([slug, '']);
        const links = [...body.matchAll(/\]\((.*?)\)/g)].map(([, to = '']) => to.split('/blog/'));
        for (const [before, to] of links) {
          expect([slug, before]).toEqual([slug, language === 'fr' ? '/fr' : '']);
          expect(written.map((it) => it.slug)).toContain(to);
        }
      }
    }
    const french = written
      .flatMap((it) => [it.title_fr, it.resume_fr, it.body_fr, it.cover_alt_fr])
      .join('\n');
    expect(french.match(/.{0,12}(?:[^\u202f\s][;?!»]| [:;?!»]|« |\w'\w|\d [€%]).{0,8}/g)).toBeNull();
  });

  it('is removed without touching real accounts and articles', async () => {
    await loadDemoWorld(visitor());
    await aBrand(db, 'A real one');
    await anEntry(visitor(), { slug: 'a-real-one' });
    expect(await demoState(db.kysely)).toEqual({ wasLoaded: true, demoAccounts: 2, realAccounts: 1 });
    expect(await removeDemoWorld(visitor())).toBe(true);
    expect(await removeDemoWorld(visitor())).toBe(false);
    expect(await demoState(db.kysely)).toEqual({ wasLoaded: true, demoAccounts: 0, realAccounts: 1 });
    expect(await campaigns()).toEqual([]);
    expect(await db.kysely.selectFrom('influencer').select('id').execute()).toEqual([]);
    expect((await entries()).map(({ slug }) => slug)).toEqual(['a-real-one']);
    expect(await loadDemoWorld(visitor())).toBe(true);
  });
});
