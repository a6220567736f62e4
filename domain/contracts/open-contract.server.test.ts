import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { site } from '#site';
import { aDealWithOffer } from '#tests/a-deal.ts';
import { testDatabase } from '#tests/database.ts';
import { later, PASSWORD, type Person, twoWhoMet } from '#tests/people.ts';
import { someBrandIdentity, someIdentity } from '#tests/some-identities.ts';
import { someTerms } from '#tests/some-terms.ts';
import { enrolled } from '#tests/staff.ts';
import { totp } from '#tests/totp.ts';
import type { Proof } from '../accounts/account-input.ts';
import { act, requireActor } from '../ctx.ts';
import { saveIdentity } from '../identities/save-identity.server.ts';
import type { Terms } from '../terms/terms.ts';
import { composeContract } from './compose-contract.server.ts';
import { confirmSignatory, needsProof } from './confirm-signatory.server.ts';
import type { DraftContract } from './contract.ts';
import { offerContracts } from './contracts-offered.ts';
import { findLegalSum } from './find-legal-sum.server.ts';
import { openContract } from './open-contract.server.ts';
import { makeSigningCode, requestSigningCode } from './signing-code.server.ts';
import { voidOpenContract } from './void-contract.server.ts';

const db = await testDatabase();
afterEach(() => {
  offerContracts(true);
  site.deals.objective = 'company';
});

const text = { title: '', lead: '', clauses: [], annexes: [], note: '' };
const draft: DraftContract = (_terms, _parties, { objective, legalSumCents }) => ({
  en: { ...text, title: objective, lead: String(legalSumCents) },
  fr: text,
});
const [post] = someTerms.lines as [Terms['lines'][number]];
const paid = (feeCents: number): Terms => ({
  ...someTerms,
  lines: [{ ...post, count: 1, feeCents, needsBenefit: false }],
  benefit: null,
});
const at = (ctx: Person, moment: string): Person => ({ ...ctx, now: new Date(moment) });

async function twoWithIdentities() {
  const people = await twoWhoMet(db);
  const { brand, influencer } = people;
  await db.kysely.updateTable('app_user').set({ email_verified: true }).execute();
  await db.kysely
    .updateTable('company')
    .set({
      street: '12 rue Mercière',
      zip_code: '69002',
      city: 'Lyon',
      siret: '30326504500020',
      country: 'fr',
    })
    .execute();
  await saveIdentity(brand, someBrandIdentity);
  await saveIdentity(influencer, someIdentity);
  return people;
}

type Deal = Awaited<ReturnType<typeof aDealWithOffer>>;

interface Typed {
  typedName?: string;
  code?: string;
  proof?: Proof;
}

async function open(
  ctx: Person,
  { deal, offer }: Deal,
  { proof = { password: '' }, ...changes }: Typed = {},
) {
  const { hash } = await composeContract(ctx, deal, offer.terms, draft);
  const origin = { address: '203.0.113.1', headers: new Headers({ cookie: ctx.cookie }) };
  const input = { typedName: 'lea  DUBOIS', hash, consent: 'I sign.', code: '', ...changes };
  const signatory = await confirmSignatory(ctx, input, { dealIds: [deal.id], origin, proof });
  return act(ctx, (ctx) => openContract(ctx, deal, offer, { draft, signatory }));
}

/** The code that the job emails. Empty if the job emails nothing. */
const codeOf = async (ctx: Person, jobId: string) =>
  (await makeSigningCode(ctx, { userId: requireActor(ctx).id, jobId })) ?? '';

describe('openContract', () => {
  it('freezes the text with the first signature and starts the deadline of the second', async () => {
    const people = await twoWithIdentities();
    const deal = await aDealWithOffer(people, paid(50_000));
    const { contractId, signBy } = await open(people.influencer, deal);
    expect(signBy).toBe('2026-06-20');
    const contract = await db.kysely.selectFrom('contract').selectAll().executeTakeFirstOrThrow();
    expect(contract).toMatchObject({ id: contractId, version: 1, status: 'open', required_by_law: false });
    expect(contract.parties).toMatchObject({
      brand: { legalName: 'Maison Aubrac', street: '12 rue Mercière', registration: '30326504500020' },
      influencer: { legalName: 'Léa Dubois', signatory: 'Léa Dubois' },
    });
    expect(contract.parties).not.toHaveProperty('influencer.birthDate');
    const signature = await db.kysely.selectFrom('signature').selectAll().executeTakeFirstOrThrow();
    expect(signature).toMatchObject({
      side: 'influencer',
      typed_name: 'lea  DUBOIS',
      network_address: '203.0.113.1',
      proved_by: 'session',
      hash: contract.hash,
      previous_mark: null,
    });
    for (const change of ['update contract set legal_year = 2030', 'update signature set consent = $$$$'])
      await expect(sql.raw(change).execute(db.kysely)).rejects.toThrow(/never changes|is kept/);
  });

  it('refuses another name, an unconfirmed email and a changed text', async () => {
    const people = await twoWithIdentities();
    const deal = await aDealWithOffer(people, paid(50_000));
    const refused = (code: string): unknown => expect.objectContaining({ fields: { typedName: code } });
    await expect(open(people.influencer, deal, { typedName: 'Lea' })).rejects.toEqual(
      refused('contract.name_differs'),
    );
    await db.kysely.updateTable('app_user').set({ email_verified: false }).execute();
    await expect(open(people.influencer, deal)).rejects.toThrow('account.email_not_confirmed');
    const changed = { ...deal, offer: { ...deal.offer, terms: paid(1) } };
    const { hash } = await composeContract(people.influencer, deal.deal, deal.offer.terms, draft);
    const signatory = { hash, typedName: 'Léa Dubois', consent: '', code: '' };
    const origin = { address: '', headers: new Headers({ cookie: people.influencer.cookie }) };
    const confirmed = await confirmSignatory(people.influencer, signatory, {
      dealIds: [deal.deal.id],
      origin,
      proof: { password: '' },
    });
    await expect(
      act(people.influencer, (ctx) =>
        openContract(ctx, deal.deal, changed.offer, { draft, signatory: confirmed }),
      ),
    ).rejects.toThrow('contract.changed_meanwhile');
    expect(await db.kysely.selectFrom('contract').selectAll().execute()).toEqual([]);
  });

  it('needs the details of both sides, and an adult', async () => {
    const people = await twoWhoMet(db);
    const deal = await aDealWithOffer(people, paid(50_000));
    await expect(open(people.influencer, deal)).rejects.toThrow('identity.incomplete');
    await saveIdentity(people.influencer, someIdentity);
    await expect(open(people.influencer, deal)).rejects.toThrow('identity.other_incomplete');
    await expect(
      saveIdentity(people.influencer, { ...someIdentity, birthDate: '2008-06-16' }),
    ).rejects.toEqual(expect.objectContaining({ fields: { birthDate: 'identity.minor' } }));
    await saveIdentity(people.influencer, { ...someIdentity, birthDate: '2008-06-15' });
    await db.kysely.updateTable('identity').set({ birth_date: '2008-06-16' }).execute();
    await expect(open(people.influencer, deal)).rejects.toThrow('identity.minor');
  });

  it('asks for the emailed code from 1,000 euros on: right within 10 minutes and 5 tries', async () => {
    const people = await twoWithIdentities();
    const { influencer } = people;
    const deal = await aDealWithOffer(people, paid(100_000));
    const refused = (code: string): unknown => expect.objectContaining({ fields: { emailCode: code } });
    await expect(open(influencer, deal)).rejects.toEqual(refused('contract.code_required'));
    await requestSigningCode(influencer);
    expect(
      await db.kysely.selectFrom('job').select('name').where('name', '=', 'mail.signing_code').execute(),
    ).toHaveLength(1);
    const code = await codeOf(influencer, 'job-1');
    const late = at(influencer, '2026-06-15T10:10:01Z');
    await expect(open(late, deal, { code })).rejects.toEqual(refused('contract.code_expired'));
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      await expect(open(influencer, deal, { code: wrong })).rejects.toEqual(refused('account.wrong_code'));
    await expect(open(influencer, deal, { code })).rejects.toEqual(refused('contract.code_expired'));
    await open(influencer, deal, { code: await codeOf(influencer, 'job-2') });
    expect(await codeOf(influencer, 'job-2')).toBe('');
  });

  it('is not available while the site offers no contracts', async () => {
    const people = await twoWithIdentities();
    const deal = await aDealWithOffer(people, paid(50_000));
    offerContracts(false);
    await expect(open(people.influencer, deal)).rejects.toThrow('contract.not_available');
  });

  it('asks for the password in a session older than 12 hours', async () => {
    const people = await twoWithIdentities();
    const deal = await aDealWithOffer(people, paid(50_000));
    await db.kysely
      .updateTable('user_session')
      .set({ created_at: new Date('2026-06-14T21:59:59Z') })
      .execute();
    const headers = new Headers({ cookie: people.influencer.cookie });
    expect(await needsProof(people.influencer, { headers })).toBe(true);
    await expect(open(people.influencer, deal)).rejects.toEqual(
      expect.objectContaining({ fields: { password: 'field.required' } }),
    );
  });

  it('uses up no code for a misspelt name, a wrong other code or a wrong password', async () => {
    const people = await twoWithIdentities();
    const influencer = await enrolled(db, people.influencer);
    const deal = await aDealWithOffer(people, paid(100_000));
    const emailed = await codeOf(influencer, 'job-1');
    await db.kysely
      .updateTable('user_session')
      .set({ created_at: later(influencer, -1).now })
      .execute();
    const proof = { password: PASSWORD, code: totp(influencer.secret, 1) };
    const right = { code: emailed, proof };
    const wrong = emailed === '000000' ? '000001' : '000000';
    await expect(open(influencer, deal, { ...right, typedName: 'Lea' })).rejects.toMatchObject({
      fields: { typedName: 'contract.name_differs' },
    });
    await expect(open(influencer, deal, { ...right, code: wrong })).rejects.toMatchObject({
      fields: { emailCode: 'account.wrong_code' },
    });
    const mistyped = { ...right, proof: { ...proof, password: 'not this one' } };
    for (let tries = 0; tries < 4; tries += 1)
      await expect(open(influencer, deal, mistyped)).rejects.toThrow('input.invalid');
    await open(influencer, deal, right);
    const signature = await db.kysely.selectFrom('signature').select('proved_by').executeTakeFirstOrThrow();
    expect(signature.proved_by).toBe('second_factor');
  });
});

describe('findLegalSum', () => {
  const sumFor = async (ctx: Person, { deal, offer }: Deal) =>
    (await findLegalSum(ctx, deal, offer.terms)).cents;

  it('counts open and signed contracts of the same pair, and no void ones', async () => {
    const people = await twoWithIdentities();
    const { influencer } = people;
    const first = await aDealWithOffer(people, paid(40_000));
    const second = await aDealWithOffer(people, paid(60_000));
    expect(await sumFor(influencer, second)).toBe(60_000);
    await open(influencer, first);
    expect(await sumFor(influencer, second)).toBe(100_000);
    await voidOpenContract(influencer, first.deal.id);
    expect(await sumFor(influencer, second)).toBe(60_000);
  });

  it('counts a deal without a contract once it runs, and another aim apart', async () => {
    const people = await twoWithIdentities();
    const first = await aDealWithOffer(people, paid(40_000));
    const second = await aDealWithOffer(people, paid(60_000));
    await db.kysely
      .updateTable('offer')
      .set({ status: 'accepted', answered_at: people.brand.now })
      .where('deal_id', '=', first.deal.id)
      .execute();
    await db.kysely
      .updateTable('deal')
      .set({ running_at: people.brand.now })
      .where('id', '=', first.deal.id)
      .execute();
    expect(await sumFor(people.influencer, second)).toBe(100_000);
    const other = await aDealWithOffer({ ...people, campaignId: 'campaign-other' }, paid(10_000));
    expect(await sumFor(people.influencer, other)).toBe(50_000);
  });

  it('counts campaigns of the same title apart if each campaign has its own aim', async () => {
    const people = await twoWithIdentities();
    const { influencer } = people;
    const first = await aDealWithOffer(people, paid(40_000));
    const sameTitle = await aDealWithOffer({ ...people, campaignId: 'campaign-other' }, paid(60_000));
    const sameCampaign = await aDealWithOffer(people, paid(60_000));
    site.deals.objective = 'campaign';
    await open(influencer, first);
    expect([await sumFor(influencer, sameTitle), await sumFor(influencer, sameCampaign)]).toEqual([
      60_000, 100_000,
    ]);
    const { document } = await composeContract(influencer, sameTitle.deal, paid(1), draft);
    expect(document.en.title).toBe(sameTitle.deal.campaign_title);
  });

  it('begins a new year at midnight in Paris', async () => {
    const people = await twoWithIdentities();
    const first = await aDealWithOffer(people, paid(40_000));
    const second = await aDealWithOffer(people, paid(60_000));
    const newYear = at(people.influencer, '2026-12-31T23:00:00Z');
    const before = at(people.influencer, '2026-12-31T22:59:00Z');
    await db.kysely.updateTable('user_session').set({ created_at: before.now }).execute();
    await open(before, first);
    expect(await sumFor(before, second)).toBe(100_000);
    // The first contract can still be signed in the new year.
    expect(await sumFor(newYear, second)).toBe(100_000);
    await db.kysely.updateTable('contract').set({ status: 'signed', signed_at: before.now }).execute();
    expect(await sumFor(newYear, second)).toBe(60_000);
  });
});
