import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { instagramByGraphApi } from '#services/instagram/graph-api.server.ts';
import { aDealWithContent, sendContent, someForms } from '#tests/content.ts';
import { testDatabase } from '#tests/database.ts';
import { smallTerms } from '#tests/deals.ts';
import { prove } from '#tests/instagram-accounts.ts';
import { accountWithPosts, aListedPost, instagram, instagramStandIn } from '#tests/instagram-stand-in.ts';
import { anUpload, later } from '#tests/people.ts';
import type { Ctx } from '../ctx.ts';
import { findDeal } from '../deals/find-deal.server.ts';
import { findContent } from '../deliverables/find-content.server.ts';
import { endProof } from '../instagram/end-proof.server.ts';
import type { Jobs } from '../jobs.server.ts';
import { declareMetrics } from '../post-metrics/declare-metrics.server.ts';
import { findMetrics } from '../post-metrics/find-metrics.server.ts';
import type { TermsLine } from '../terms/terms.ts';
import { checkPost } from './check-post.server.ts';

const db = await testDatabase();
const standIn = await instagramStandIn();
afterAll(() => standIn.close());

const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
const requests = vi.spyOn(globalThis, 'fetch');
afterAll(() => {
  printed.mockRestore();
  requests.mockRestore();
});
beforeEach(() => {
  requests.mockClear();
});
/** Hosts that were requested. */
const hosts = () => [...new Set(requests.mock.calls.map(([address]) => (address as URL).host))];

const settings = { token: 'a-token', businessId: '17841405309211844', timeoutMs: 60_000 };
const reading = <Someone extends Ctx>(person: Someone): Someone => ({
  ...person,
  services: { ...person.services, instagram: instagramByGraphApi({ ...settings, url: standIn.url }) },
});

let made = 0;

interface Options {
  line?: Partial<TermsLine>;
  url?: string;
  isProved?: boolean;
}

/** A published post of an influencer whose account is proved as `lea.table`. */
async function aPost({ line = {}, url, isProved = true }: Options = {}) {
  const lines = smallTerms.lines.map((it) => ({ ...it, ...line }));
  const terms = { ...smallTerms, lines, draftFirst: false, revisions: 0, submitBy: null };
  const { brand: reader, influencer: publisher, dealId, deliverableIds } = await aDealWithContent(db, terms);
  const [brand, influencer] = [reading(reader), reading(publisher)];
  const [id = ''] = deliverableIds;
  if (isProved) await prove(influencer, 'lea.table');
  const shortcode = `Check${++made}x`;
  const files = line.kind === 'story' ? [await anUpload(influencer, 'image', 'content')] : [];
  const publish = (person = influencer) =>
    sendContent(person, dealId, id, {
      ...someForms.publish(),
      files,
      url: url ?? `https://www.instagram.com/reel/${shortcode}/?igsh=1`,
    });
  /** Removes the waiting job, and returns its payload. */
  const claim = async () => {
    const job = await db.kysely
      .deleteFrom('job')
      .where('name', '=', 'post.check')
      .returning('payload')
      .executeTakeFirst();
    return job?.payload as Jobs['post.check'] | undefined;
  };
  const check = async (days = 0) => {
    const publication = await claim();
    if (publication) await checkPost({ ...later(influencer, days), actor: null }, publication);
    return publication !== undefined;
  };
  const checks = async () => (await findContent(brand, dealId, id)).checks;
  const outcomes = async () => (await checks()).checks.map(({ outcome }) => outcome);
  const metrics = async () => (await findMetrics(brand, await findDeal(brand, dealId), id))?.metrics;
  const list = (change: object = {}) => standIn.behave(accountWithPosts([[aListedPost(shortcode, change)]]));
  await publish();
  return {
    brand,
    influencer,
    dealId,
    id,
    shortcode,
    publish,
    claim,
    check,
    checks,
    outcomes,
    metrics,
    list,
  };
}

const others = (timestamp: string) =>
  standIn.behave(accountWithPosts([[aListedPost('Other1', { timestamp })]]));

describe('checkPost', () => {
  it('stores a post that it finds, with the figures that Instagram has of it, beside the declared ones', async () => {
    const { influencer, dealId, id, list, check, checks, metrics } = await aPost({ line: { kind: 'reel' } });
    const values = [{ metric: 'likes' as const, value: 9_000 }];
    await declareMetrics(influencer, dealId, id, { asOf: '2026-06-15', values, file: null });
    const { version } = await findDeal(influencer, dealId);
    list({ view_count: 20_451, like_count: undefined });
    await check();
    expect(await checks()).toEqual({
      checks: [{ checkedAt: influencer.now, outcome: 'found' }],
      whyUnchecked: null,
    });
    expect((await findDeal(influencer, dealId)).version).toBe(version + 1);
    expect(await metrics()).toMatchObject({
      views: { declared: null, read: { source: 'read', value: 20_451, asOf: '2026-06-15' } },
      comments: { declared: null, read: { value: 37 } },
      // The owner hides likes.
      likes: { declared: { source: 'declared', value: 9_000 }, read: null },
    });
    list({ view_count: 31_000, like_count: 0 });
    await check(1);
    expect(await metrics()).toMatchObject({
      views: { read: { value: 31_000, asOf: '2026-06-16' } },
      likes: { declared: { source: 'declared', value: 9_000 }, read: { value: 0 } },
    });
    expect(hosts()).toEqual([new URL(standIn.url).host]);
  });

  it('says gone only of a post that was listed, or a day after the publication', async () => {
    const { list, check, outcomes, metrics } = await aPost();
    others('2026-05-01T00:00:00+0000');
    await check();
    await check(1);
    list();
    await check(2);
    others('2026-06-14T00:00:00+0000');
    // The next page is empty, so the account has no older posts.
    await check(3);
    const newer = Array.from({ length: 5 }, () => [aListedPost('Newer1')]);
    standIn.behave(accountWithPosts(newer));
    await check(4);
    expect(await outcomes()).toEqual(['cannot_tell', 'gone', 'found', 'gone', 'cannot_tell']);
    expect(await metrics()).toMatchObject({ likes: { read: { value: 1_204, asOf: '2026-06-17' } } });
  });

  it('tells a post of another author, another account, an unknown one and a service that is down', async () => {
    const { shortcode, list, check, outcomes, metrics } = await aPost();
    list({ username: 'maison.aubrac' });
    await check();
    standIn.behave(accountWithPosts([[aListedPost(shortcode)]], '2002'));
    await check(1);
    standIn.behave(instagram.unknown);
    await check(2);
    for (const [days, failure] of ['broken', 'rateLimited', 'hungUp'].entries()) {
      standIn.behave(instagram[failure as 'broken']);
      await check(3 + days);
    }
    const down = ['unreachable', 'unreachable', 'unreachable'];
    expect(await outcomes()).toEqual([...down, 'cannot_tell', 'cannot_tell', 'other_author']);
    expect(await metrics()).toMatchObject({ likes: { read: null } });
  });

  it.each<[string, Options]>([
    ['a story', { line: { kind: 'story' }, url: 'https://www.instagram.com/p/Story123/' }],
    [
      'TikTok',
      { line: { platform: 'tiktok' }, url: 'https://www.tiktok.com/@lea/video/7234567890123456789' },
    ],
    ['YouTube', { line: { platform: 'youtube' }, url: 'https://youtu.be/dQw4w9WgXcQ' }],
    [
      'another site',
      { line: { platform: 'other', kind: 'other', note: 'A blog' }, url: 'https://lea.example/p/C0ffee1/' },
    ],
  ])('never looks up %s', async (_, options) => {
    const { check, checks } = await aPost(options);
    expect(await check()).toBe(false);
    expect(await checks()).toEqual({ checks: [], whyUnchecked: 'not_possible' });
    expect(hosts()).toEqual([]);
  });

  it('waits for the proof of the account, and stores nothing once the proof has ended', async () => {
    const { influencer, list, check, checks, outcomes } = await aPost({ isProved: false });
    list();
    await check();
    expect(await checks()).toEqual({ checks: [], whyUnchecked: 'unproved' });
    expect(hosts()).toEqual([]);
    await prove(influencer, 'lea.table');
    expect(await checks()).toEqual({ checks: [], whyUnchecked: 'not_yet' });
    await check(1);
    expect(await outcomes()).toEqual(['found']);
    await endProof(influencer, influencer.actor?.id ?? '');
    await check(2);
    expect(await checks()).toMatchObject({ checks: [{ outcome: 'found' }], whyUnchecked: 'unproved' });
  });

  it('runs each day for a week and each week until 30 days after the publication', async () => {
    const { list, check, checks } = await aPost();
    list();
    const days: number[] = [];
    for (let day = 0; day < 60; day += day < 7 ? 1 : 7) if (await check(day)) days.push(day);
    expect(days).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 14, 21, 28]);
    expect((await checks()).checks).toHaveLength(days.length);
  });

  it('checks once if its job runs twice, also at once', async () => {
    const { influencer, claim, list, outcomes } = await aPost();
    list();
    const publication = (await claim()) as Jobs['post.check'];
    const run = () => checkPost({ ...influencer, actor: null }, publication);
    await Promise.all([run(), run()]);
    await run();
    expect(await outcomes()).toEqual(['found']);
    expect(
      await db.kysely.selectFrom('job').where('name', '=', 'post.check').select('id').execute(),
    ).toHaveLength(1);
  });

  it('begins anew for content that is published again, and ends for content that is offline', async () => {
    const { brand, influencer, dealId, id, publish, claim, check, list, outcomes } = await aPost();
    list();
    await check();
    const earlier = (await claim()) as Jobs['post.check'];
    await sendContent(brand, dealId, id, someForms.object());
    await checkPost(later(influencer, 1), earlier);
    expect(await outcomes()).toEqual(['found']);
    await publish(later(influencer, 2));
    await checkPost(later(influencer, 2), earlier);
    expect(await outcomes()).toEqual([]);
    await check(2);
    expect(await outcomes()).toEqual(['found']);
  });
});
