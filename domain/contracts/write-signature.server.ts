import { sql } from 'kysely';
import type { SignatureRow } from '#db/contract-rows.ts';
import { proofsOfEmail } from '../accounts/proofs-of-email.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { lineOf } from '../line.ts';
import { Refusal } from '../refusal.ts';
import { canonicalJson } from '../terms/canonical.server.ts';
import type { Parties, Signatory } from './contract.ts';
import { refuseOtherName } from './refuse-other-name.server.ts';
import { expireSigningCode } from './signing-code.server.ts';

export interface ContractToSign {
  id: string;
  hash: string;
  parties: Parties;
  isRequiredByLaw: boolean;
}

/**
 * Writes the evidence of a signature by the actor. Call this function inside the transaction that opens or signs the
 * contract, after the deal was locked. Refuses with:
 * - `contract.changed_meanwhile` if the page showed another text
 * - `account.email_not_confirmed`
 * - `input.invalid` with `contract.name_differs` on `typedName`
 * - `input.invalid` with `contract.code_required` on `emailCode` if the law requires the contract and no code was typed
 * - `contract.already_signed` for a second signature of the same side
 */
export async function writeSignature(
  ctx: Ctx,
  { id, hash, parties, isRequiredByLaw }: ContractToSign,
  side: 'brand' | 'influencer',
  signatory: Signatory,
): Promise<void> {
  const actor = requireActor(ctx);
  const party = parties[side];
  if (signatory.hash !== hash) throw new Refusal('contract.changed_meanwhile');
  const account = await ctx.db
    .selectFrom('app_user')
    .select(['email', 'email_verified'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  if (!account.email_verified) throw new Refusal('account.email_not_confirmed');
  refuseOtherName(signatory.typedName, party.signatory);
  if (isRequiredByLaw && !signatory.isCodeUsed)
    throw new Refusal('input.invalid', { emailCode: 'contract.code_required' });
  const previous = await ctx.db
    .selectFrom('signature')
    .select(['side', 'mark'])
    .where('contract_id', '=', id)
    .execute();
  if (previous.some((it) => it.side === side)) throw new Refusal('contract.already_signed');
  const unmarked = {
    contract_id: id,
    side,
    user_id: actor.id,
    typed_name: lineOf(signatory.typedName),
    capacity: party.capacity,
    email: account.email,
    email_confirmed_at: await findConfirmedAt(ctx, actor.id),
    language: signatory.language,
    network_address: signatory.origin.address,
    user_agent: signatory.userAgent,
    session_hash: signatory.sessionHash,
    session_opened_at: signatory.sessionOpenedAt,
    proved_by: signatory.provedBy,
    code_used: signatory.isCodeUsed,
    consent: signatory.consent,
    hash,
    previous_mark: previous[0]?.mark ?? null,
    signed_at: ctx.now,
  };
  await ctx.db
    .insertInto('signature')
    .values({ ...unmarked, mark: markOf(ctx, unmarked) })
    .execute();
  await expireSigningCode(ctx, actor.id);
}

const markedColumns = [
  'contract_id',
  'side',
  'user_id',
  'typed_name',
  'capacity',
  'email',
  'email_confirmed_at',
  'language',
  'network_address',
  'user_agent',
  'session_hash',
  'session_opened_at',
  'proved_by',
  'code_used',
  'consent',
  'hash',
  'previous_mark',
  'signed_at',
] as const;
type Marked = Pick<SignatureRow, (typeof markedColumns)[number]>;

/**
 * Returns the mark of a signature, with which `npm run contracts -- check` finds changed rows. The mark is an HMAC over
 * the evidence of this signature and the mark of the earlier signature. The HMAC needs the secret of the site. The
 * columns are listed, because a new column must not change the marks of older rows.
 */
export function markOf({ services }: Pick<Ctx, 'services'>, row: Marked): string {
  const written = markedColumns.map((name) => {
    const value = row[name];
    return [name, value instanceof Date ? value.toISOString() : value];
  });
  return services.contractSigning.signatureOf(canonicalJson(Object.fromEntries(written)));
}

/** Returns the signatures of a contract in the order of signing. Callers must have loaded the contract. */
export function findSignatures({ db }: Pick<Ctx, 'db'>, contractId: string) {
  return db
    .selectFrom('signature')
    .selectAll()
    .where('contract_id', '=', contractId)
    .orderBy((eb) => eb('previous_mark', 'is not', null))
    .execute();
}

/** Null if no event recorded a proof of the email. */
async function findConfirmedAt({ db }: Ctx, userId: string): Promise<Date | null> {
  const { at } = await db
    .selectFrom('event')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('name', 'in', proofsOfEmail)
    .where(sql<string>`subject ->> 'userId'`, '=', userId)
    .executeTakeFirstOrThrow();
  return at ?? null;
}
