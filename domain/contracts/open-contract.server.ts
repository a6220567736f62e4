import { sql } from 'kysely';
import { dayOf } from '../clock.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { startDeadline } from '../deadlines/deadline.ts';
import { newId } from '../id.server.ts';
import { Refusal } from '../refusal.ts';
import { canonicalJson } from '../terms/canonical.server.ts';
import { termsSchema } from '../terms/terms-schema.ts';
import { composeContract } from './compose-contract.server.ts';
import type { DraftContract, Signatory } from './contract.ts';
import { isContractOffered } from './contracts-offered.ts';
import type { DealToCount } from './find-legal-sum.server.ts';
import { writeSignature } from './write-signature.server.ts';

interface Opening {
  draft: DraftContract;
  signatory: Signatory;
}

/**
 * Freezes the contract of the accepted offer and writes the actor's signature. Returns the id of the contract and the
 * last day on which the other side can sign. Call this function inside the transaction that accepts the offer, after
 * `lockDeal`. Refuses with `contract.not_available` if the site offers no contracts, and like `composeContract` and
 * `writeSignature`.
 */
export async function openContract(
  ctx: Ctx,
  deal: DealToCount,
  offer: { id: string; terms: unknown },
  { draft, signatory }: Opening,
): Promise<{ contractId: string; signBy: string }> {
  if (!isContractOffered()) throw new Refusal('contract.not_available');
  await lockLegalSum(ctx, deal);
  const terms = termsSchema.parse(offer.terms);
  const { parties, document, hash, objective, legalSum } = await composeContract(ctx, deal, terms, draft);
  const contractId = newId('contract');
  const { version } = await ctx.db
    .selectFrom('contract')
    .select(({ fn }) => fn.coalesce(fn.max('version'), sql<number>`0`).as('version'))
    .where('deal_id', '=', deal.id)
    .executeTakeFirstOrThrow();
  const { lastDay: signBy } = startDeadline('sign_by', dayOf(ctx.now));
  await ctx.db
    .insertInto('contract')
    .values({
      id: contractId,
      deal_id: deal.id,
      version: version + 1,
      offer_id: offer.id,
      status: 'open',
      terms: canonicalJson(terms),
      parties: canonicalJson(parties),
      document: canonicalJson(document),
      hash,
      objective,
      legal_year: legalSum.year,
      legal_sum_cents: legalSum.cents,
      required_by_law: legalSum.isRequired,
      opened_at: ctx.now,
      sign_by: signBy,
    })
    .execute();
  const side = deal.client_id === requireActor(ctx).id ? 'brand' : 'influencer';
  const contract = { id: contractId, hash, parties, isRequiredByLaw: legalSum.isRequired };
  await writeSignature(ctx, contract, side, signatory);
  return { contractId, signBy };
}

/**
 * Allows only one transaction at a time to open a contract between the same brand and influencer. Otherwise, two
 * contracts that open at the same moment would not count each other.
 */
export async function lockLegalSum(
  { db }: Ctx,
  { client_id, influencer_user_id }: DealToCount,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`contract ${client_id}`}), hashtext(${influencer_user_id}))`.execute(
    db,
  );
}
