import { describe, expect, it } from 'vitest';
import { site } from '#site';
import { testDatabase } from '#tests/database.ts';
import {
  aBrand,
  aCampaign,
  anApplication,
  anInfluencer,
  anUpload,
  aVisitor,
  later,
  PASSWORD,
} from '#tests/people.ts';
import { anUnenrolledStaff, originWith, someStaff } from '#tests/staff.ts';
import { signIn } from '../accounts/sign-in.server.ts';
import type { Verification } from '../accounts/verification.ts';
import { requestCall } from '../calls/request-call.server.ts';
import { findListedCampaigns, findOpenCampaigns } from '../campaigns/find-open-campaigns.server.ts';
import { findPublicCampaign } from '../campaigns/find-public-campaign.server.ts';
import { addDocument } from '../companies/add-document.server.ts';
import { findCompany } from '../companies/find-company.server.ts';
import { findListedCompanies } from '../companies/find-listed-companies.server.ts';
import { findOwnCompany } from '../companies/find-own-company.server.ts';
import type { Ctx } from '../ctx.ts';
import { noFilters } from '../influencers/browse-filters.ts';
import { findInfluencers } from '../influencers/find-influencers.server.ts';
import { findOwnProfile } from '../influencers/find-own-profile.server.ts';
import { selectEntries } from '../influencers/index/select-index-entries.server.ts';
import { openProfile } from '../influencers/open-profile.server.ts';
import { findNotifications } from '../notifications/find-notifications.server.ts';
import { decideVerification } from './decide-verification.server.ts';
import { featureInfluencer } from './feature-influencer.server.ts';
import { findAccount } from './find-account.server.ts';
import { findAccounts } from './find-accounts.server.ts';
import { findAudit } from './find-audit.server.ts';
import { findQueue } from './find-queue.server.ts';
import { promptnessOf } from './response-time-claim.ts';
import { settleCall } from './settle-call.server.ts';
import { liftSuspension, suspendAccount } from './suspend-account.server.ts';

const db = await testDatabase();
const idOf = (person: Ctx) => person.actor?.id ?? '';
const aDocument = async (brand: Ctx) =>
  addDocument(brand, { fileId: await anUpload(brand, 'file'), type: 'kbis' });
const actsOn = async (staff: Ctx, person: Ctx) =>
  (await findAudit(staff, { page: 1, subjectId: idOf(person) })).lines.map(({ act }) => act);
const decide = (staff: Ctx, person: Ctx, seen: Verification, refusal: string | null = null) =>
  decideVerification(staff, idOf(person), { seen, refusal });
const waiting = async (staff: Ctx, name: 'influencers' | 'companies' | 'calls') =>
  (await findQueue(staff, name, 1)).entries.map(({ userId }) => userId);

describe('a verification request', () => {
  it('waits in a queue, longest waiting first; its approval notifies the influencer', async () => {
    const staff = await someStaff(db);
    const [first, second] = [await anInfluencer(db), await anInfluencer(db)];
    await db.kysely
      .updateTable('influencer')
      .set({ verification_asked_at: later(second, -1).now })
      .where('user_id', '=', idOf(second))
      .execute();
    expect(await waiting(staff, 'influencers')).toEqual([idOf(second), idOf(first)]);

    await decide(staff, first, 'waiting');
    expect(await waiting(staff, 'influencers')).toEqual([idOf(second)]);
    expect(await openProfile(aVisitor(db), first.influencerId)).toMatchObject({ isVerified: true });
    expect((await findNotifications(first)).notifications).toMatchObject([{ word: 'profile_verified' }]);
    expect(await actsOn(staff, first)).toEqual(['influencer.verified']);
  });

  it('is made by a company’s first document', async () => {
    const staff = await someStaff(db);
    const brand = await aBrand(db);
    expect(await waiting(staff, 'companies')).toEqual([]);
    await aDocument(brand);
    expect(await waiting(staff, 'companies')).toEqual([idOf(brand)]);
    await decide(staff, brand, 'waiting');
    const own = await findOwnCompany(brand);
    expect(own.verification).toBe('verified');
    expect(await findCompany(aVisitor(db), own.id)).toMatchObject({ isVerified: true });
    expect(await actsOn(staff, brand)).toEqual(['company.verified']);
  });

  it('is refused with a reason by email and on the page; a change requests it again', async () => {
    const staff = await someStaff(db);
    const brand = await aBrand(db);
    await aDocument(brand);
    const refusal = 'The extract is too old.';
    await decide(staff, brand, 'waiting', refusal);
    expect(await findOwnCompany(brand)).toMatchObject({ verification: 'refused', refusal });
    expect(await waiting(staff, 'companies')).toEqual([]);
    expect((await findNotifications(brand)).notifications).toMatchObject([{ word: 'company_refused' }]);
    const jobs = db.kysely.selectFrom('job').select('payload').where('name', '=', 'mail.refused');
    expect(await jobs.execute()).toEqual([{ payload: { userId: idOf(brand) } }]);
    const auditRows = JSON.stringify(await db.kysely.selectFrom('audit').selectAll().execute());
    expect(auditRows).not.toContain('too old');

    await aDocument(brand);
    expect(await waiting(staff, 'companies')).toEqual([idOf(brand)]);
    expect(await findOwnCompany(brand)).toMatchObject({ verification: 'waiting', refusal: null });
  });

  it('is decided once, and only on its current state', async () => {
    const [staff, colleague] = [await someStaff(db), await someStaff(db)];
    const influencer = await anInfluencer(db);
    const both = await Promise.allSettled([
      decide(staff, influencer, 'waiting'),
      decide(colleague, influencer, 'waiting', 'No.'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(decide(staff, influencer, 'waiting')).rejects.toThrow('staff.changed_meanwhile');
    expect(await actsOn(staff, influencer)).toHaveLength(1);
  });

  it('is not decided for someone who changed name or handle after staff looked', async () => {
    const staff = await someStaff(db);
    const [lea, brand] = [await anInfluencer(db), await aBrand(db)];
    for (const person of [lea, brand]) {
      const { verification } = await findAccount(staff, idOf(person));
      const { state: seen, identity } = verification;
      const verify = (identity: string) =>
        decideVerification(staff, idOf(person), { seen, refusal: null, identity });
      await expect(verify(identity.replace(/\w/, 'X'))).rejects.toThrow('staff.changed_meanwhile');
      await verify(identity);
    }
  });

  it('cannot be refused if it was never made', async () => {
    const staff = await someStaff(db);
    const brand = await aBrand(db);
    await expect(decide(staff, brand, 'none', 'No papers.')).rejects.toThrow('staff.nothing_to_refuse');
    expect(await findOwnCompany(brand)).toMatchObject({ verification: 'none', refusal: null });
    expect(await actsOn(staff, brand)).toEqual([]);
  });

  it('can be refused after it was granted', async () => {
    const staff = await someStaff(db);
    const influencer = await anInfluencer(db);
    await decide(staff, influencer, 'waiting');
    await decide(staff, influencer, 'verified', 'Bought followers.');
    expect(await findOwnProfile(influencer)).toMatchObject({ verification: 'refused' });
    expect(await openProfile(aVisitor(db), influencer.influencerId)).toMatchObject({ isVerified: false });
  });
});

it('features an influencer, and stops featuring them', async () => {
  const staff = await someStaff(db);
  const influencer = await anInfluencer(db);
  const featured = async () =>
    (await findInfluencers(aVisitor(db), { ...noFilters, featured: true }, { page: 1, named: [] })).total;
  await featureInfluencer(staff, idOf(influencer), true);
  expect(await featured()).toBe(1);
  await expect(featureInfluencer(staff, idOf(influencer), true)).rejects.toThrow('staff.changed_meanwhile');
  await featureInfluencer(staff, idOf(influencer), false);
  expect(await featured()).toBe(0);
});

describe('a suspended account', () => {
  const isFound = (page: Promise<unknown>) =>
    page.then(
      () => 1,
      () => 0,
    );
  const sessionOf = (cookie: string) =>
    aVisitor(db).services.identity.sessionOf(db.kysely, new Headers({ cookie }));

  it('has no sessions, and shows the suspension only after the right password', async () => {
    const staff = await someStaff(db);
    const brand = await aBrand(db);
    const logIn = (password: string) =>
      signIn(aVisitor(db), { email: brand.actor?.email ?? '', password }, originWith());
    await suspendAccount(staff, idOf(brand), 'Spam.');
    expect(await sessionOf(brand.cookie)).toBeNull();
    await expect(logIn(PASSWORD)).rejects.toThrow('account.suspended');
    await expect(logIn('another password')).rejects.toThrow('account.invalid_credentials');
    await liftSuspension(staff, idOf(brand));
    expect((await logIn(PASSWORD)).session?.userId).toBe(idOf(brand));
    expect(await actsOn(staff, brand)).toEqual(['account.lifted', 'account.suspended']);
  });

  it('cannot use a session that was opened during the suspension', async () => {
    const staff = await someStaff(db);
    const brand = await aBrand(db);
    const session = await db.kysely
      .selectFrom('user_session')
      .selectAll()
      .where('user_id', '=', idOf(brand))
      .executeTakeFirstOrThrow();
    await suspendAccount(staff, idOf(brand), 'Spam.');
    await db.kysely.insertInto('user_session').values(session).execute();
    expect(await sessionOf(brand.cookie)).toBeNull();
  });

  it('hides an influencer everywhere', async () => {
    const staff = await someStaff(db);
    const { influencerId, ...influencer } = await anInfluencer(db);
    const seen = async () => [
      (await findInfluencers(aVisitor(db), noFilters, { page: 1, named: [] })).total,
      (await selectEntries(aVisitor(db), [influencerId])).length,
      await isFound(openProfile(aVisitor(db), influencerId)),
      (await findQueue(staff, 'influencers', 1)).counts.influencers,
    ];
    expect(await seen()).toEqual([1, 1, 1, 1]);
    await suspendAccount(staff, idOf(influencer), 'Spam.');
    expect(await seen()).toEqual([0, 0, 0, 0]);
    await liftSuspension(staff, idOf(influencer));
    expect(await seen()).toEqual([1, 1, 1, 1]);
  });

  it('hides a brand and its campaigns, and refuses new applications', async () => {
    const staff = await someStaff(db);
    const [brand, applicant, other] = [await aBrand(db), await anInfluencer(db), await anInfluencer(db)];
    const campaignId = await aCampaign(brand);
    await anApplication(applicant, campaignId);
    const { id: companyId } = await findOwnCompany(brand);
    const visitor = aVisitor(db);
    const seen = async () => [
      (await findOpenCampaigns(other, 1)).total,
      (await findOpenCampaigns(other, 1)).campaigns.length,
      (await findListedCampaigns(visitor, 9)).length,
      (await findListedCompanies(visitor, 9)).length,
      (await findPublicCampaign(visitor, campaignId)) ? 1 : 0,
      await isFound(findCompany(visitor, companyId)),
    ];
    expect(await seen()).toEqual([1, 1, 1, 1, 1, 1]);
    await suspendAccount(staff, idOf(brand), 'Spam.');
    expect(await seen()).toEqual([0, 0, 0, 0, 0, 0]);
    await expect(anApplication(other, campaignId)).rejects.toThrow('campaign.not_found');
  });
});

it('removes a call from its queue with a note, until the next request, which an outdated page leaves in it', async () => {
  const staff = await someStaff(db);
  const brand = await aBrand(db);
  const request = { date: '2026-06-20', time: '10:00', note: 'In French, please' };
  await requestCall(brand, request);
  expect((await findQueue(staff, 'calls', 1)).entries).toMatchObject([
    { userId: idOf(brand), since: brand.now, call: request },
  ]);
  const settle = (askedAt: Date) => settleCall(staff, idOf(brand), { askedAt, isDone: true, note: 'Sent.' });
  await settle(brand.now);
  expect(await waiting(staff, 'calls')).toEqual([]);
  const settled = { isDone: true, staffNote: 'Sent.' };
  expect((await findAccount(staff, idOf(brand))).call).toMatchObject(settled);
  await requestCall(later(brand, 1), request);
  await expect(settle(brand.now)).rejects.toThrow('staff.changed_meanwhile');
  expect(await waiting(staff, 'calls')).toEqual([idOf(brand)]);
});

it('finds accounts by name, email, handle, company and ids, ignoring accents', async () => {
  const staff = await someStaff(db);
  const brand = await aBrand(db, 'Hôtel Lumen');
  const influencer = await anInfluencer(db, 'Zoé Marchand');
  const { profile } = await findAccount(staff, idOf(influencer));
  const { id: companyId } = await findOwnCompany(brand);
  const found = async (words: string) =>
    (await findAccounts(staff, { words, page: 1 })).accounts.map(({ userId }) => userId);
  for (const words of ['hotel lu', brand.actor?.email ?? '', companyId, idOf(brand)]) {
    expect(await found(words), words).toEqual([idOf(brand)]);
  }
  const { handle } = profile ?? {};
  for (const words of ['ZOE', `@${handle}`, `instagram.com/${handle}/`, influencer.influencerId]) {
    expect(await found(words), words).toEqual([idOf(influencer)]);
  }
  expect(await found('%')).toEqual([]);
  expect(await found('')).toHaveLength(2);
});

it('refuses everyone but staff', async () => {
  const staff = await someStaff(db);
  const target = idOf(await aBrand(db));
  const others = [aVisitor(db), await aBrand(db), await anInfluencer(db), await anUnenrolledStaff(db)];
  for (const ctx of others) {
    const attempts = [
      decideVerification(ctx, target, { seen: 'none', refusal: null }),
      featureInfluencer(ctx, target, true),
      suspendAccount(ctx, target, 'No.'),
      liftSuspension(ctx, target),
      settleCall(ctx, target, { askedAt: ctx.now, isDone: true, note: '' }),
      findQueue(ctx, 'calls', 1),
      findAudit(ctx, { page: 1 }),
      findAccounts(ctx, { words: '', page: 1 }),
      findAccount(ctx, target),
    ];
    for (const result of await Promise.allSettled(attempts)) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'staff.not_found' } });
    }
  }
  await expect(suspendAccount(staff, idOf(staff), 'No.')).rejects.toThrow('staff.not_found');
});

it('promptnessOf follows the claim of 24 to 48 hours', () => {
  const now = new Date('2026-06-15T10:00:00Z');
  const after = (hours: number) => promptnessOf(new Date(now.getTime() - hours * 3_600_000), now);
  expect([0, 23.9, 24, 47.9, 48, 200].map(after)).toEqual(['good', 'good', 'due', 'due', 'late', 'late']);
  const { verificationHours } = site.claims;
  site.claims.verificationHours = { from: 2, to: 5 };
  const promptness = [1.9, 2, 4.9, 5].map(after);
  site.claims.verificationHours = verificationHours;
  expect(promptness).toEqual(['good', 'due', 'due', 'late']);
});
