import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeContractFile } from '#server/contracts/make-contract-file.ts';
import { testDatabase } from '#tests/database.ts';
import { accepting, aDeal, completeIdentities, signing } from '#tests/deals.ts';
import { act, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { acceptOffer } from '../offers/accept-offer.server.ts';
import { checkContracts } from './check-contracts.server.ts';
import { confirmSignatory } from './confirm-signatory.server.ts';
import { findContractFile } from './contract-file.server.ts';
import { signContract } from './sign-contract.server.ts';
import { makeSigningCode } from './signing-code.server.ts';
import { findSignatures, markOf } from './write-signature.server.ts';

const db = await testDatabase();
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** A deal whose contract the influencer has signed. */
async function aContract() {
  const deal = await aDeal(db);
  const { brand, influencer, dealId } = deal;
  await completeIdentities(brand, influencer);
  await acceptOffer(influencer, dealId, await accepting(influencer, dealId, { signs: true }));
  const contract = await db.kysely.selectFrom('contract').selectAll().executeTakeFirstOrThrow();
  return { ...deal, contract };
}

/** A deal whose contract both sides have signed, with its PDF. */
async function aContractWithFile() {
  const deal = await aContract();
  const { brand, dealId, contract } = deal;
  await signContract(brand, dealId, await signing(brand, dealId));
  await makeContractFile(brand, contract.id, 'https://accolade.example');
  return deal;
}

async function columnsOf(table: string): Promise<{ name: string; type: string }[]> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(db.kysely);
  expect(rows).not.toEqual([]);
  return rows;
}

/** SQL expressions for another value of the same type. */
const changed: Record<string, (name: string) => string> = {
  text: (name) => `coalesce(${name}, '') || 'x'`,
  integer: (name) => `${name} + 1`,
  boolean: (name) => `not ${name}`,
  date: (name) => `${name} + 1`,
  'timestamp with time zone': (name) => `coalesce(${name}, now()) + interval '1 second'`,
  jsonb: (name) => `${name} || '{"x": 1}'`,
  bytea: (name) => `${name} || '\\x00'`,
};

/** Updates that each change one column of a table. */
async function updatesOf(table: string, except: readonly string[] = []): Promise<string[]> {
  const columns = (await columnsOf(table)).filter(({ name }) => !except.includes(name));
  return columns.map(({ name, type }) => `update ${table} set ${name} = ${changed[type]?.(name)}`);
}

describe('the evidence of a signature', () => {
  it('is complete, in every column', async () => {
    const { brand, dealId, contract, influencer } = await aContract();
    const { id: userId } = requireActor(brand);
    const earlier = { ...brand, now: new Date('2026-05-01T08:00:00Z') };
    const proved = { ...brand, now: new Date('2026-06-01T08:00:00Z') };
    await act(earlier, (ctx) => record(ctx, 'account.email_confirmed', { userId }));
    await act(proved, (ctx) => record(ctx, 'account.password_reset', { userId }));
    const session = await db.kysely
      .selectFrom('user_session')
      .select(['id', 'created_at'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const code = (await makeSigningCode(brand, { userId, jobId: 'job-1' })) ?? '';
    const input = { typedName: '  claire  AUBRAC ', hash: contract.hash, consent: 'I sign.', code };
    const headers = new Headers({ cookie: brand.cookie, 'user-agent': 'a browser' });
    const origin = { address: '203.0.113.7', headers };
    const french = { ...brand, language: 'fr' as const, now: new Date('2026-06-15T10:05:00Z') };
    const signatory = await confirmSignatory(french, input, {
      dealIds: [dealId],
      origin,
      proof: { password: '' },
    });
    await signContract(french, dealId, signatory);

    const [first, second] = await findSignatures(brand, contract.id);
    const { email } = await db.kysely
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const expected = {
      contract_id: contract.id,
      side: 'brand' as const,
      user_id: userId,
      typed_name: 'claire  AUBRAC',
      capacity: 'Managing director',
      email,
      email_confirmed_at: proved.now,
      language: 'fr' as const,
      network_address: '203.0.113.7',
      user_agent: 'a browser',
      session_hash: sha256(session.id),
      session_opened_at: session.created_at,
      proved_by: 'session' as const,
      code_used: true,
      consent: 'I sign.',
      hash: contract.hash,
      previous_mark: first?.mark ?? '',
      signed_at: french.now,
    };
    expect(second).toEqual({ ...expected, mark: markOf(brand, expected) });
    expect(Object.keys(second ?? {}).toSorted()).toEqual(
      (await columnsOf('signature')).map(({ name }) => name).toSorted(),
    );
    expect(first).toMatchObject({ side: 'influencer', user_id: influencer.actor?.id, previous_mark: null });
  });

  it('has a mark that shows a change of any column', async () => {
    const { brand } = await aContractWithFile();
    const updates = await updatesOf('signature', ['contract_id', 'side', 'proved_by']);
    for (const update of [...updates, `update signature set proved_by = 'passkey'`]) {
      const faults = brand.db.transaction().execute(async (trx) => {
        // The role `replica` disables the triggers that refuse changes.
        await sql`set local session_replication_role = replica`.execute(trx);
        await sql.raw(`${update} where side = 'influencer'`).execute(trx);
        throw new Error((await checkContracts({ ...brand, db: trx })).faults.join('; '));
      });
      await expect(faults, update).rejects.toThrow('signature of the influencer was changed');
    }
  });
});

describe('signed contracts, their signatures and their PDFs', () => {
  it('can neither be changed nor deleted by any program', async () => {
    await aContractWithFile();
    const updates = [
      ...(await updatesOf('contract', ['status'])),
      ...(await updatesOf('signature')),
      ...(await updatesOf('contract_file')),
    ];
    const deletions = ['signature', 'contract', 'contract_file', 'deal'].map((it) => `delete from ${it}`);
    for (const change of [...updates, ...deletions])
      await expect(sql.raw(change).execute(db.kysely), change).rejects.toThrow(/never changes|is kept/);
  });

  it('have the stored SHA-256 for both sides', async () => {
    const { brand, influencer, dealId } = await aContractWithFile();
    const { hash } = await db.kysely.selectFrom('contract_file').select('hash').executeTakeFirstOrThrow();
    for (const person of [brand, influencer])
      expect(sha256((await findContractFile(person, dealId)).content)).toBe(hash);
  });
});

it('refuses a minor with 422, and a minor on the other side without the reason', async () => {
  const { brand, influencer, dealId } = await aDeal(db);
  await completeIdentities(brand, influencer);
  const input = await accepting(influencer, dealId, { signs: true });
  for (const [minor, refusal] of [
    [influencer, { code: 'identity.minor', status: 422 }],
    [brand, { code: 'identity.other_incomplete', status: 409 }],
  ] as const) {
    const setBirthDate = (day: string) =>
      db.kysely
        .updateTable('identity')
        .set({ birth_date: day })
        .where('user_id', '=', requireActor(minor).id)
        .execute();
    await setBirthDate('2008-06-16');
    await expect(acceptOffer(influencer, dealId, input)).rejects.toMatchObject(refusal);
    await setBirthDate('1994-03-02');
  }
  await acceptOffer(influencer, dealId, input);
});
