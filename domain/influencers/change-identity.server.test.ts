import { expect, it } from 'vitest';
import { type Ctx, requireActor } from '#domain/ctx.ts';
import { parse } from '#domain/parse.ts';
import { decideVerification } from '#domain/staff/decide-verification.server.ts';
import { featureInfluencer } from '#domain/staff/feature-influencer.server.ts';
import { findAudit } from '#domain/staff/find-audit.server.ts';
import { findQueue } from '#domain/staff/find-queue.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, type Person } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { connectInput, connectInstagram } from './connect-instagram.server.ts';
import { findInstagram } from './find-instagram.server.ts';
import { findOwnProfile } from './find-own-profile.server.ts';
import { openProfile } from './open-profile.server.ts';
import { profileInput } from './profile-input.ts';
import { updateProfile } from './update-profile.server.ts';

const db = await testDatabase();

const blank = { location: '', bio: '', followers: '', following: '', posts: '', engagementRate: '' };
const saved = { ...blank, fullName: 'Léa Dubois', language: 'en', handle: 'lea.table', thematics: [] };
const save = (ctx: Ctx, typed: object = {}) =>
  updateProfile(ctx, parse(profileInput, { ...saved, ...typed }));
const connect = (ctx: Ctx, username: string, confirmed?: string) =>
  connectInstagram(ctx, parse(connectInput, { username, confirmed }));
const profileOf = async (person: Person & { influencerId: string }) =>
  openProfile(await aBrand(db), person.influencerId);

async function aKnownInfluencer() {
  const staff = await someStaff(db);
  const lea = await anInfluencer(db);
  await save(lea);
  const { id } = requireActor(lea);
  await decideVerification(staff, id, { seen: 'waiting', refusal: null });
  await featureInfluencer(staff, id, true);
  const acts = async () =>
    (await findAudit(staff, { page: 1, subjectId: id })).lines.map(({ act, staff }) => [act, staff?.id]);
  const queue = async () => (await findQueue(staff, 'influencers', 1)).entries.map(({ name }) => name);
  return { lea, id, acts, queue };
}

const changes: [string, (ctx: Ctx, confirmed?: string) => Promise<void>][] = [
  ['name', (ctx, confirmed) => save(ctx, { fullName: 'Cristiano R', confirmed })],
  ['handle', (ctx, confirmed) => save(ctx, { handle: 'cristiano', confirmed })],
  ['connected Instagram account', (ctx, confirmed) => connect(ctx, 'cristiano', confirmed)],
];

it.each(changes)('a changed %s asks once, then ends verification and featuring', async (_, change) => {
  const { lea, id, acts, queue } = await aKnownInfluencer();
  const before = await profileOf(lea);
  expect(before).toMatchObject({ isVerified: true, isFeatured: true });
  await expect(change(lea)).rejects.toThrow('influencer.verification_would_end');
  expect(await profileOf(lea)).toEqual(before);

  await change(lea, 'yes');
  const after = await profileOf(lea);
  expect(after).toMatchObject({ isVerified: false, isFeatured: false });
  expect(await queue()).toEqual(['name' in after ? after.name : '']);
  expect((await acts()).slice(0, 2)).toEqual([
    ['influencer.unfeatured', id],
    ['influencer.verification_ended', id],
  ]);
  await change(lea);
});

it.each(changes)('a changed %s of a profile that is only featured ends the featuring', async (_, change) => {
  const staff = await someStaff(db);
  const lea = await anInfluencer(db);
  await save(lea);
  await featureInfluencer(staff, requireActor(lea).id, true);
  expect([await findOwnProfile(lea), await findInstagram(lea)]).toMatchObject(
    Array(2).fill({ ending: 'featuring' }),
  );
  await expect(change(lea)).rejects.toThrow('influencer.featuring_would_end');
  await change(lea, 'yes');
  expect(await profileOf(lea)).toMatchObject({ isFeatured: false });
});

it('other changes, and a handle in another case, keep the verification', async () => {
  const { lea, acts } = await aKnownInfluencer();
  await save(lea, { bio: 'Small tables', followers: '10', handle: 'LEA.table' });
  await connect(lea, 'Lea.Table');
  expect(await profileOf(lea)).toMatchObject({ isVerified: true, isFeatured: true });
  expect(await acts()).toHaveLength(2);
});

it('a profile that waits is changed without a question', async () => {
  const lea = await anInfluencer(db);
  await save(lea, { fullName: 'Zoé', handle: 'zoe' });
  await connect(lea, 'zoe.again');
  expect(await profileOf(lea)).toMatchObject({ name: 'Zoé', handle: 'zoe.again', isVerified: false });
});
