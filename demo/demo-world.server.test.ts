import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { signIn } from '#domain/accounts/sign-in.server.ts';
import { type CampaignTransition, campaignTransitions, isOver } from '#domain/campaigns/campaign.ts';
import { dayOf } from '#domain/clock.ts';
import { readFilters } from '#domain/influencers/browse-filters.ts';
import { findInfluencers } from '#domain/influencers/find-influencers.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anEntry, aSubscription, aVisitor } from '#tests/people.ts';
import { demoAccounts } from './accounts.ts';
import { demoEntries } from './blog/entries.ts';
import { demoState } from './demo-accounts.server.ts';
import { loadDemoWorld, removeDemoWorld } from './load-demo-world.server.ts';

const db = await testDatabase();
const now = new Date();
const visitor = () => aVisitor(db, now);

async function tally<T extends string>(rows: Promise<{ status: T }[]>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status } of await rows) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
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

  it('has a result for each advanced filter', async () => {
    await loadDemoWorld(visitor());
    const premium = await aBrand(db);
    await aSubscription(premium, 'premium');
    const queries = [
      'gifts=1',
      'paid=1&postPrice=400&storyPrice=200',
      'kind=hotel',
      'city=Lyon',
      'verified=1',
    ];
    for (const query of queries) {
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

  it('has no dates in the future, and only ended and completed campaigns are over', async () => {
    await loadDemoWorld(visitor());
    for (const campaign of await campaigns()) {
      const over = isOver({ endDate: campaign.end_date }, dayOf(now));
      if (['active', 'draft'].includes(campaign.status)) expect(over, campaign.title).toBe(false);
      if (['ended', 'completed'].includes(campaign.status)) expect(over, campaign.title).toBe(true);
    }
    for (const table of [
      'campaign',
      'application',
      'message',
      'event',
      'conversation',
      'blog_entry',
    ] as const) {
      const { last } = await db.kysely
        .selectFrom(table)
        .select((eb) => eb.fn.max('created_at').as('last'))
        .executeTakeFirstOrThrow();
      expect(last.getTime(), table).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('has consistent decisions, conversations and messages', async () => {
    await loadDemoWorld(visitor());
    const rows = await db.kysely
      .selectFrom('application')
      .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
      .leftJoin('conversation', 'conversation.application_id', 'application.id')
      .selectAll('application')
      .select([
        'campaign.status as campaign_status',
        'conversation.id as conversation_id',
        'conversation.last_seq',
      ])
      .execute();
    for (const it of rows) {
      const { status, decision } = it;
      expect(it.ended_at !== null, 'only an ended application has an end date').toBe(status === 'ended');
      if (status === 'accepted' || status === 'declined') expect(decision).toBe(status);
      if (status === 'pending' || status === 'accepted') expect(it.campaign_status).toBe('active');
      expect(it.conversation_id !== null, 'only an accepted application has a conversation').toBe(
        decision === 'accepted',
      );
      if (it.conversation_id) await expectGapless(it.conversation_id, it.last_seq ?? 0);
    }
    expect(rows.filter((it) => it.status === 'ended' && !it.decision)).toHaveLength(1);
  });

  it('has an event for each act', async () => {
    await loadDemoWorld(visitor());
    const events = await db.kysely.selectFrom('event').selectAll().execute();
    const countOf = (name: string) => events.filter((event) => event.name === name).length;
    expect(countOf('account.signed_up')).toBe(2);
    expect(countOf('campaign.created')).toBe(20);
    expect(countOf('application.received')).toBe(13);
    expect(countOf('application.accepted')).toBe(5);
    expect(countOf('application.declined')).toBe(3);
    expect(countOf('application.ended')).toBe(3);
    const allowed = (Object.keys(campaignTransitions) as CampaignTransition[]).map((move) => {
      const { from, to } = campaignTransitions[move];
      return `${from} → ${to}`;
    });
    for (const { name, subject } of events) {
      if (name === 'campaign.moved') expect(allowed).toContain(`${subject.from} → ${subject.to}`);
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

async function expectGapless(conversationId: string, lastSeq: number): Promise<void> {
  const messages = await db.kysely
    .selectFrom('message')
    .select(['seq', 'created_at'])
    .where('conversation_id', '=', conversationId)
    .orderBy('seq')
    .execute();
  expect(messages.length).toBeGreaterThan(2);
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
  expect(messages.at(-1)?.seq).toBe(lastSeq);
  const times = messages.map(({ created_at }) => created_at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
}
