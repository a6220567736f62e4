import { describe, expect, it } from 'vitest';
import type { Ctx } from '#domain/ctx.ts';
import { findInstagram } from '#domain/influencers/find-instagram.server.ts';
import { findOwnProfile } from '#domain/influencers/find-own-profile.server.ts';
import { profileInput } from '#domain/influencers/profile-input.ts';
import { updateProfile } from '#domain/influencers/update-profile.server.ts';
import { findNotifications } from '#domain/notifications/find-notifications.server.ts';
import { parse } from '#domain/parse.ts';
import { testDatabase } from '#tests/database.ts';
import { check, codeFor, connect, figures, lea, prove, withInstagram } from '#tests/instagram-accounts.ts';
import { aBrand, anInfluencer, at, later } from '#tests/people.ts';
import { proveInstagram } from './prove-instagram.server.ts';
import { readProvedAccounts } from './read-proved-accounts.server.ts';
import { renewCode } from './renew-code.server.ts';

const db = await testDatabase();

const sourceOf = async (person: Ctx) => {
  const profile = await findOwnProfile(person);
  return profile && [profile.followers, profile.figuresSource, profile.figuresReadAt];
};
const isProved = async (person: Ctx) => (await findInstagram(person)).proof !== null;
const scheduled = (ctx: Ctx): Ctx => ({ ...ctx, actor: null });
const minutesLater = <Someone extends Ctx>(person: Someone, minutes: number) =>
  at(person, new Date(person.now.getTime() + minutes * 60_000).toISOString());

describe('a connected account', () => {
  it('is declared, with and without credentials: its figures stay those of the owner', async () => {
    for (const credentials of [withInstagram, <Same>(ctx: Same) => ctx]) {
      const stranger = await anInfluencer(db);
      await connect(credentials(stranger), 'cristiano');
      expect(await sourceOf(stranger)).toEqual([null, 'declared', null]);
      expect(await isProved(stranger)).toBe(false);
    }
  });

  it('gets a code only with credentials, the same one while it is valid', async () => {
    const omar = await anInfluencer(db);
    await connect(omar);
    await renewCode(omar);
    expect((await findInstagram(omar)).code).toBeNull();
    const code = await codeFor(omar);
    expect(code).toMatch(/^[2-9A-Z]{8}$/);
    expect(await codeFor(minutesLater(omar, 29))).toBe(code);
    expect(await codeFor(minutesLater(omar, 30))).not.toBe(code);
    expect(await codeFor(minutesLater(omar, 30), 'another')).not.toBe(code);
  });
});

describe('the code in the biography', () => {
  it.each([
    ['an influencer', anInfluencer],
    ['a brand', aBrand],
  ])('proves the account of %s, also in lower case', async (_, join) => {
    const person = await join(db);
    const code = await codeFor(person);
    await check(person, `Small tables\n${code.toLowerCase()} · Lyon`);
    expect(await findInstagram(person)).toMatchObject({
      code: null,
      proof: { provedAt: person.now, missingSince: null },
    });
    const profile = await findOwnProfile(person);
    if (profile) {
      expect(profile).toMatchObject({ ...figures, figuresSource: 'verified', figuresReadAt: person.now });
    }
  });

  it('proves nothing if it is missing, another one, too old, or for an account left since', async () => {
    const [omar, jade] = [await anInfluencer(db), await anInfluencer(db)];
    const [omars, jades] = [await codeFor(omar), await codeFor(jade)];
    await expect(check(omar, 'No code')).rejects.toThrow('instagram.code_not_found');
    await expect(check(omar, jades)).rejects.toThrow('instagram.code_not_found');
    await expect(check(minutesLater(omar, 30), omars)).rejects.toThrow('instagram.code_expired');
    const typed = { location: '', bio: '', followers: '', following: '', posts: '', engagementRate: '' };
    const elsewhere = { ...typed, fullName: 'Omar', language: 'en', handle: 'omar', thematics: [] };
    await updateProfile(omar, parse(profileInput, elsewhere));
    await expect(check(omar, omars)).rejects.toThrow('instagram.code_expired');
    expect([await isProved(omar), await isProved(jade)]).toEqual([false, false]);
  });

  it('is checked only in accounts that Instagram shows, ten times an hour', async () => {
    const omar = await anInfluencer(db);
    const code = await codeFor(omar);
    await expect(proveInstagram(withInstagram(omar, 'unknown'))).rejects.toThrow(
      'instagram.not_professional',
    );
    await expect(proveInstagram(withInstagram(omar, 'unavailable'))).rejects.toThrow('instagram.unavailable');
    for (let i = 0; i < 8; i++) {
      await expect(check(omar, '')).rejects.toThrow('instagram.code_not_found');
    }
    await expect(check(omar, code)).rejects.toThrow('activity.wait_an_hour');
  });
});

describe('a proved account', () => {
  it('stays proved for a check in a second tab', async () => {
    const omar = await anInfluencer(db);
    await prove(omar);
    await expect(check(omar, 'No code')).resolves.toBeUndefined();
    expect(await isProved(omar)).toBe(true);
  });

  it.each([
    ['the same username', 'LEA.table', lea],
    ['another username of the same account', 'lea.renamed', lea],
    ['the same username of another account', 'lea.table', { ...lea, accountId: '2002' }],
  ])('belongs to the last user who proved it: %s', async (_, username, account) => {
    const [omar, jade] = [await anInfluencer(db), await anInfluencer(db)];
    await prove(omar);
    await prove(jade, username, account);
    expect([await isProved(omar), await isProved(jade)]).toEqual([false, true]);
    expect(await sourceOf(omar)).toEqual([86_400, 'declared', omar.now]);
    expect((await findNotifications(omar)).notifications).toMatchObject([{ word: 'instagram_unproved' }]);
    expect((await findNotifications(jade)).notifications).toEqual([]);
  });

  it('belongs to one of 32 who check at once', async () => {
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 4 ? anInfluencer(db) : aBrand(db))),
    );
    const codes = await Promise.all(people.map((person) => codeFor(person)));
    const biography = codes.join(' ');
    const four = people.flatMap((person) => [person, person, person, person]);
    await Promise.all(four.map((person) => check(person, biography).catch(expectExpired)));
    const proofs = await db.kysely.selectFrom('instagram_proof').select('user_id').execute();
    const verified = await db.kysely
      .selectFrom('influencer')
      .select('user_id')
      .where('figures_source', '=', 'verified')
      .execute();
    expect(proofs).toHaveLength(1);
    expect([[], proofs]).toContainEqual(verified);
  });

  it('is read again by its owner, until another one is connected', async () => {
    const omar = await anInfluencer(db);
    await prove(omar);
    const next = later(omar, 1);
    await connect(withInstagram(next, { ...lea, followers: 90_000 }));
    expect(await sourceOf(next)).toEqual([90_000, 'verified', next.now]);
    await connect(next);
    expect(await sourceOf(next)).toEqual([90_000, 'verified', next.now]);
    await connect(withInstagram(next, { ...lea, accountId: '2002' }));
    expect(await sourceOf(next)).toEqual([90_000, 'declared', next.now]);
    expect(await isProved(next)).toBe(false);
    await prove(next);
    await connect(withInstagram(next), 'someone.else');
    expect(await sourceOf(next)).toEqual([86_400, 'declared', null]);
    expect(await isProved(next)).toBe(false);
  });

  it('can be proved only once in the database', async () => {
    const [omar, jade] = [await anInfluencer(db), await anInfluencer(db)];
    await prove(omar);
    const proof = await db.kysely.selectFrom('instagram_proof').selectAll().executeTakeFirstOrThrow();
    for (const change of [{ handle: 'other' }, { account_id: 'other' }]) {
      const row = { ...proof, ...change, user_id: jade.actor?.id ?? '' };
      await expect(db.kysely.insertInto('instagram_proof').values(row).execute()).rejects.toThrow('unique');
    }
  });
});

describe('the daily reading', () => {
  it('updates figures once a day, and leaves those that the owner declared since', async () => {
    const omar = await anInfluencer(db);
    await prove(omar);
    const day = (days: number, followers: number) =>
      readProvedAccounts(scheduled(withInstagram(later(omar, days), { ...lea, followers })));
    await day(0.5, 1);
    expect(await sourceOf(omar)).toEqual([86_400, 'verified', omar.now]);
    await day(1, 87_000);
    expect(await sourceOf(omar)).toEqual([87_000, 'verified', later(omar, 1).now]);
    await db.kysely.updateTable('influencer').set({ figures_source: 'declared', followers: 5 }).execute();
    await day(2, 88_000);
    expect(await sourceOf(omar)).toEqual([5, 'declared', later(omar, 1).now]);
  });

  it('ends the proof of another account, or of one missing twice a day apart', async () => {
    const omar = await anInfluencer(db);
    const read = (days: number, answer: Parameters<typeof withInstagram>[1]) =>
      readProvedAccounts(scheduled(withInstagram(later(omar, days), answer)));
    await prove(omar);
    await read(1, { ...lea, accountId: '2002' });
    expect(await isProved(omar)).toBe(false);
    expect(await sourceOf(omar)).toEqual([86_400, 'declared', omar.now]);
    expect((await findNotifications(omar)).notifications).toMatchObject([{ word: 'instagram_unproved' }]);

    await prove(omar);
    await read(1, 'unknown');
    await read(2, 'unavailable');
    await read(3, lea);
    await read(4, 'unknown');
    expect((await findInstagram(omar)).proof?.missingSince).toEqual(later(omar, 4).now);
    await read(5, 'unknown');
    expect(await isProved(omar)).toBe(false);
    expect(await sourceOf(omar)).toEqual([86_400, 'declared', later(omar, 3).now]);
  });

  it('counts a reading that the owner asked for', async () => {
    const omar = await anInfluencer(db);
    await prove(omar);
    const again = (days: number) => connect(withInstagram(later(omar, days), 'unknown')).catch(() => {});
    await again(0);
    await again(0.5);
    expect(await isProved(omar)).toBe(true);
    await again(1);
    expect(await isProved(omar)).toBe(false);
  });
});

function expectExpired(refusal: unknown): void {
  expect(refusal).toMatchObject({ code: 'instagram.code_expired' });
}
