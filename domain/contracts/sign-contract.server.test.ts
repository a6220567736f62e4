import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { draftContract } from '#messages/contract.ts';
import { makeContractFile } from '#server/contracts/make-contract-file.ts';
import { site } from '#site';
import { testDatabase } from '#tests/database.ts';
import { completeIdentities, dealBetween, dealEvents, deals, smallTerms } from '#tests/deals.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { aBrand, anInfluencer, at, type Person } from '#tests/people.ts';
import { blockAccount } from '../blocks/block-account.server.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import { stopDeal } from '../deals/stop-deal.server.ts';
import { selectPersonalRows } from '../exports/select-personal-rows.server.ts';
import { isRequestDue } from '../identities/request-details.server.ts';
import { acceptOffer } from '../offers/accept-offer.server.ts';
import { checkContracts } from './check-contracts.server.ts';
import type { Signatory } from './contract.ts';
import { findContractFile } from './contract-file.server.ts';
import { findContract, findContractDraft } from './find-contract.server.ts';
import { findContractsToSign } from './find-contracts-to-sign.server.ts';
import { signContract, signContracts } from './sign-contract.server.ts';

const db = await testDatabase();

afterEach(() => {
  site.deals.enabled = true;
});

const signatoryOf = (person: Person, hash: string, typedName: string): Signatory => ({
  typedName,
  hash,
  consent: 'I sign.',
  language: 'fr',
  origin: { address: '203.0.113.1' },
  userAgent: 'a browser',
  sessionHash: 'a hash',
  sessionOpenedAt: person.now,
  provedBy: 'password',
  isCodeUsed: true,
});

async function acceptWithSignature(influencer: Person, dealId: string): Promise<void> {
  const draft = await findContractDraft(influencer, dealId, 1, draftContract);
  const signatory = signatoryOf(influencer, draft.hash, 'Lea Dubois');
  const input = { seq: 1, hash: draft.offer?.hash ?? '', signing: { draft: draftContract, signatory } };
  await acceptOffer(influencer, dealId, input);
}

/** A deal whose offer the influencer accepted with a signature. */
async function aDealToSign(by?: Person) {
  const deal = await dealBetween(by ?? (await aBrand(db)), await anInfluencer(db));
  await completeIdentities(deal.brand, deal.influencer);
  await acceptWithSignature(deal.influencer, deal.dealId);
  const contract = await findContract(deal.brand, deal.dealId);
  const signing = signatoryOf(deal.brand, contract.hash, 'Claire Aubrac');
  return { ...deal, contract, signing, sign: () => signContract(deal.brand, deal.dealId, signing) };
}

describe('signContract', () => {
  it('makes the deal run with the second signature, which refers to the first one', async () => {
    const { sign, brand, influencer, dealId, contract } = await aDealToSign();
    expect([contract.mayBeSigned, (await findContract(influencer, dealId)).mayBeSigned]).toEqual([
      true,
      false,
    ]);
    await sign();
    expect(await findContract(influencer, dealId)).toMatchObject({
      status: 'signed',
      hash: contract.hash,
      mayBeSigned: false,
      signatures: [{ side: 'influencer' }, { side: 'brand', typedName: 'Claire Aubrac' }],
    });
    expect(await deals(db)).toMatchObject([{ status: 'running', due_at: null }]);
    expect(await dealEvents(db)).toEqual(['deal.started', 'deal.agreed', 'contract.signed']);
    const { rows } = await sql<{ mark: string; previous_mark: string | null }>`
      select mark, previous_mark from signature order by previous_mark nulls first`.execute(db.kysely);
    expect(rows[1]?.previous_mark).toBe(rows[0]?.mark);
    await expect(signContract(brand, dealId, signatoryOf(brand, contract.hash, 'x'))).rejects.toThrow(
      'contract.not_open',
    );
  });

  it('the text of an accepted offer is no longer a draft', async () => {
    const { influencer, dealId } = await aDealToSign();
    await expect(findContractDraft(influencer, dealId, 1, draftContract)).rejects.toThrow('offer.not_open');
    await expect(findContractDraft(influencer, dealId, 2, draftContract)).rejects.toThrow(
      'contract.not_found',
    );
  });

  it('refuses another text, after the last day, and other people', async () => {
    const { brand, dealId, signing } = await aDealToSign();
    const other = { ...signing, hash: 'f'.repeat(64) };
    await expect(signContract(brand, dealId, other)).rejects.toThrow('contract.changed_meanwhile');
    const late = { ...brand, now: new Date('2026-06-20T22:00:00Z') };
    await expect(signContract(late, dealId, signing)).rejects.toThrow('contract.not_open');
    await expect(findContract(late, dealId)).rejects.toThrow('contract.void');
    for (const stranger of [await aBrand(db), await anInfluencer(db)]) {
      await expect(signContract(stranger, dealId, signing)).rejects.toThrow('deal.not_found');
      await expect(findContract(stranger, dealId)).rejects.toThrow('contract.not_found');
      await expect(findContractFile(stranger, dealId)).rejects.toThrow('contract.not_found');
    }
  });

  it('shows a void contract to neither side, and leaves it out of both exports', async () => {
    const { brand, influencer, dealId } = await aDealToSign();
    const exported = async ({ actor, db }: Person) =>
      (await selectPersonalRows({ db }, actor?.id ?? '')).some(({ table }) => table === 'contract');
    expect([await exported(brand), await exported(influencer)]).toEqual([true, true]);
    await stopDeal(brand, dealId);
    for (const person of [brand, influencer])
      await expect(findContract(person, dealId)).rejects.toThrow('contract.void');
    expect([await exported(brand), await exported(influencer)]).toEqual([false, false]);
  });

  it('has one effect if it is called 32 times at once', async () => {
    const { sign } = await aDealToSign();
    const results = await Promise.allSettled(Array.from({ length: 32 }, sign));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const counted = await db.kysely
      .selectFrom('signature')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(counted.count).toBe(2);
    expect((await dealEvents(db)).filter((it) => it === 'contract.signed')).toHaveLength(1);
  });

  it('signs several contracts in one act, each with its own hash, or none', async () => {
    const one = await aDealToSign();
    const { brand, signing } = one;
    const two = await aDealToSign(brand);
    const statuses = async () => [
      (await findContract(brand, one.dealId)).status,
      (await findContract(brand, two.dealId)).status,
    ];
    const both = [one, two].map(({ dealId, contract: { hash } }) => ({ dealId, hash }));
    expect(await findContractsToSign(brand)).toMatchObject(both);
    const wrong = both.map(({ dealId }) => ({ dealId, hash: one.contract.hash }));
    await expect(signContracts(brand, signing, wrong)).rejects.toThrow('contract.changed_meanwhile');
    const ofOthers = [...both, { dealId: (await aDealToSign()).dealId, hash: one.contract.hash }];
    await expect(signContracts(brand, signing, ofOthers)).rejects.toThrow('deal.not_found');
    expect(await statuses()).toEqual(['open', 'open']);
    await signContracts(brand, signing, both);
    expect(await statuses()).toEqual(['signed', 'signed']);
    const signed = db.kysely
      .selectFrom('signature')
      .select('hash')
      .where('user_id', '=', brand.actor?.id ?? '');
    expect(new Set((await signed.execute()).map(({ hash }) => hash))).toEqual(
      new Set(both.map(({ hash }) => hash)),
    );
    expect(await findContractsToSign(brand)).toEqual([]);
  });

  it('keeps the agreement of the last minute of a campaign, and shows no draft after it', async () => {
    const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
    const onLastDay = () => dealBetween(brand, influencer, smallTerms, { endDate: '2026-06-18' });
    const [agreed, late, ended] = [await onLastDay(), await onLastDay(), await onLastDay()];
    await completeIdentities(brand, influencer);
    const draftOf = (now: Person, { dealId }: typeof late) =>
      findContractDraft(now, dealId, 1, draftContract);
    const [lastMinute, over] = ['2026-06-18T21:59:59Z', '2026-06-18T22:00:00Z'];
    await acceptWithSignature(at(influencer, lastMinute), agreed.dealId);
    await changeCampaignStatus(at(brand, lastMinute), ended.campaignId, 'end');
    await expect(draftOf(at(influencer, lastMinute), ended)).rejects.toThrow('offer.not_open');
    await expect(draftOf(at(influencer, over), late)).rejects.toThrow('offer.not_open');
    const { hash, signBy } = await findContract(at(brand, over), agreed.dealId);
    expect(signBy).toBe('2026-06-23');
    await signContract(at(brand, over), agreed.dealId, signatoryOf(brand, hash, 'Claire Aubrac'));
    expect((await findContract(brand, agreed.dealId)).status).toBe('signed');
  });
});

it('shows no draft to people whom the other side has blocked, as if its details were missing', async () => {
  const { brand, influencer, dealId } = await dealBetween(await aBrand(db), await anInfluencer(db));
  await completeIdentities(brand, influencer);
  const draft = () => findContractDraft(influencer, dealId, 1, draftContract);
  const { hash, offer } = await draft();
  expect(await isRequestDue(influencer, dealId)).toBe(false);
  await blockAccount(brand, 'influencer', influencer.influencerId);
  await expect(draft()).rejects.toThrow('identity.other_incomplete');
  const signing = { draft: draftContract, signatory: signatoryOf(influencer, hash, 'Lea Dubois') };
  const accept = acceptOffer(influencer, dealId, { seq: 1, hash: offer?.hash ?? '', signing });
  await expect(accept).rejects.toThrow('identity.other_incomplete');
  expect(await isRequestDue(influencer, dealId)).toBe(true);
});

it('shows only signed contracts while deals are disabled', async () => {
  const { brand, influencer, dealId, sign } = await aDealToSign();
  const open = await aDealToSign(brand);
  const negotiating = await dealBetween(brand, influencer);
  await sign();
  site.deals.enabled = false;
  for (const person of [brand, influencer])
    expect((await findContract(person, dealId)).status).toBe('signed');
  await expect(findContract(brand, open.dealId)).rejects.toThrow('contract.not_found');
  await expect(findContractDraft(influencer, negotiating.dealId, 1, draftContract)).rejects.toThrow(
    'contract.not_found',
  );
  expect(await findContractsToSign(brand)).toEqual([]);
});

describe('the PDF of a contract', () => {
  it('holds every clause in both languages, and has the same bytes for both sides and for ever', async () => {
    const { sign, brand, influencer, dealId, contract } = await aDealToSign();
    await sign();
    const { id } = await db.kysely.selectFrom('contract').select('id').executeTakeFirstOrThrow();
    const job = await db.kysely
      .selectFrom('job')
      .select('payload')
      .where('name', '=', 'contract.file')
      .execute();
    expect(job).toEqual([{ payload: { contractId: id } }]);
    await makeContractFile(brand, id, 'https://accolade.example');
    const { content } = await findContractFile(brand, dealId);
    await makeContractFile({ ...brand, now: new Date('2026-06-16T10:00:00Z') }, id, 'https://other.example');
    expect((await findContractFile(influencer, dealId)).content.equals(content)).toBe(true);
    const words = (text: string) => text.replaceAll(/\s/g, '');
    const text = words(pdfText(content).join(''));
    for (const { title, lead, clauses, annexes, note } of Object.values(contract.document)) {
      const sentences = [...clauses, ...annexes].flatMap((it) => [it.title, ...it.paragraphs]);
      for (const sentence of [title, lead, note, ...sentences]) expect(text).toContain(words(sentence));
    }
    expect(text).toContain(contract.hash);
    expect(text).toContain('LeaDubois');
    expect(text).toContain('https://accolade.example/fr/deals/');
  });
});

describe('checkContracts', () => {
  it('finds one changed byte of a text, a signature or a PDF', async () => {
    const { sign, brand } = await aDealToSign();
    await sign();
    const { id } = await db.kysely.selectFrom('contract').select('id').executeTakeFirstOrThrow();
    await makeContractFile(brand, id, 'https://accolade.example');
    expect(await checkContracts(brand)).toEqual({ contracts: 1, signatures: 2, files: 1, faults: [] });
    const changes = [
      [
        `update contract set document = jsonb_set(document, '{fr,note}', '"x"')`,
        'the text does not have the hash',
      ],
      [`update contract set terms = jsonb_set(terms, '{liveDays}', '60')`, 'the text does not have the hash'],
      [`update signature set network_address = '::1' where side = 'brand'`, 'signature of the brand was'],
      [
        `update signature set typed_name = 'Lea' where side = 'influencer'`,
        'signature of the influencer was',
      ],
      [
        'update contract_file set content = set_byte(content, 100, get_byte(content, 100) # 1)',
        'the PDF was',
      ],
    ] as const;
    for (const [change, fault] of changes) {
      const changed = brand.db.transaction().execute(async (trx) => {
        // The role `replica` disables the triggers that refuse changes.
        await sql`set local session_replication_role = replica`.execute(trx);
        await sql.raw(change).execute(trx);
        const { faults } = await checkContracts({ ...brand, db: trx });
        throw new Error(faults.join('; '));
      });
      await expect(changed).rejects.toThrow(fault);
    }
    await expect(sql.raw('delete from contract_file').execute(db.kysely)).rejects.toThrow('is kept');
    await expect(sql.raw('delete from contract').execute(db.kysely)).rejects.toThrow('is kept');
  });
});
