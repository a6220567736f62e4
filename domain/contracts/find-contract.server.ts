import { dayOf } from '../clock.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import type { Side } from '../deals/deal.ts';
import { selectOwnDeals } from '../deals/select-deals.server.ts';
import { Refusal } from '../refusal.ts';
import type { Terms } from '../terms/terms.ts';
import { termsSchema } from '../terms/terms-schema.ts';
import { composeContract } from './compose-contract.server.ts';
import type { ContractDocument, DraftContract, Parties } from './contract.ts';
import { isContractOffered } from './contracts-offered.ts';
import { findSignatures } from './write-signature.server.ts';

export interface ContractView {
  dealId: string;
  /** The viewer's side. */
  side: Side;
  campaignTitle: string;
  brandName: string;
  influencerName: string;
  version: number;
  /** `draft`: the text of the open offer. It becomes final when the offer is accepted. */
  status: 'draft' | 'open' | 'signed';
  /** The open offer. Null unless the status is `draft`. */
  offer: { seq: number; hash: string } | null;
  terms: Terms;
  parties: Parties;
  document: ContractDocument;
  hash: string;
  legalYear: number;
  legalSumCents: number;
  isRequiredByLaw: boolean;
  signatures: { side: Side; typedName: string; signedAt: Date }[];
  /** Last day for the second signature, in Paris. Null for a draft. */
  signBy: string | null;
  signedAt: Date | null;
  /** True if the viewer's signature is missing and may be given now. */
  mayBeSigned: boolean;
  hasFile: boolean;
}

const dealColumns = [
  'deal.id as dealId',
  'deal.campaign_title as campaignTitle',
  'deal.brand_name as brandName',
  'deal.influencer_name as influencerName',
] as const;

/**
 * Returns the newest contract of a deal. Refuses with:
 * - `contract.not_found` if the deal has no contract or is another person's, and for deals without a signed contract
 *   while `site.deals` is disabled
 * - `contract.void` if the contract was not signed by both in time, because it contains the other side's address
 */
export async function findContract(ctx: Ctx, dealId: string): Promise<ContractView> {
  const actor = requireActor(ctx);
  const row = await selectOwnDeals(ctx)
    .innerJoin('contract', 'contract.deal_id', 'deal.id')
    .select(dealColumns)
    .select(['deal.status as dealStatus', 'contract.id', 'contract.version', 'contract.status'])
    .select(['contract.terms', 'contract.parties', 'contract.document', 'contract.hash'])
    .select(['contract.legal_year as legalYear', 'contract.legal_sum_cents as legalSumCents'])
    .select(['contract.required_by_law as isRequiredByLaw', 'contract.sign_by as signBy'])
    .select(['contract.signed_at as signedAt', 'contract.file_id as fileId'])
    .where('deal.id', '=', dealId)
    .orderBy('contract.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw new Refusal('contract.not_found');
  const { id, dealStatus, fileId, terms, parties, document, ...contract } = row;
  const side = actor.role === 'client' ? 'brand' : 'influencer';
  const signatures = (await findSignatures(ctx, id)).map((it) => ({
    side: it.side,
    typedName: it.typed_name,
    signedAt: it.signed_at,
  }));
  const isOpen = contract.status === 'open' && dealStatus === 'signing' && contract.signBy >= dayOf(ctx.now);
  if (!isOpen && contract.status !== 'signed') throw new Refusal('contract.void');
  return {
    ...contract,
    status: isOpen ? 'open' : 'signed',
    side,
    offer: null,
    terms: termsSchema.parse(terms),
    parties: parties as Parties,
    document: document as ContractDocument,
    signatures,
    mayBeSigned: isOpen && signatures.every((it) => it.side !== side),
    hasFile: fileId !== null,
  };
}

/**
 * Returns the contract that accepting an open offer would freeze. Refuses with:
 * - `contract.not_found` for other people's deals, for offers that are not addressed to the actor, while `site.deals` is
 *   disabled, and on a site that offers no contracts
 * - `offer.not_open` if the offer is not open
 * - the codes of `composeContract`
 */
export async function findContractDraft(
  ctx: Ctx,
  dealId: string,
  seq: number,
  draft: DraftContract,
): Promise<ContractView> {
  const actor = requireActor(ctx);
  if (!isContractOffered()) throw new Refusal('contract.not_found');
  const side = actor.role === 'client' ? 'brand' : 'influencer';
  const row = await selectOwnDeals(ctx)
    .innerJoin('offer', 'offer.deal_id', 'deal.id')
    .select(dealColumns)
    .select(['deal.id', 'deal.client_id', 'deal.influencer_user_id', 'deal.campaign_id'])
    .select(['deal.campaign_title', 'offer.terms', 'offer.hash as offerHash'])
    .select((eb) =>
      eb
        .and([
          eb('deal.status', '=', 'negotiating'),
          eb('offer.status', '=', 'open'),
          eb('offer.expires_on', '>=', dayOf(ctx.now)),
        ])
        .as('isOpen'),
    )
    .where('deal.id', '=', dealId)
    .where('offer.seq', '=', seq)
    .where('offer.side', '!=', side)
    .executeTakeFirst();
  if (!row) throw new Refusal('contract.not_found');
  if (!row.isOpen) throw new Refusal('offer.not_open');
  const terms = termsSchema.parse(row.terms);
  const { parties, document, hash, legalSum } = await composeContract(ctx, row, terms, draft);
  const { campaignTitle, brandName, influencerName } = row;
  return {
    dealId,
    side,
    campaignTitle,
    brandName,
    influencerName,
    version: 1,
    status: 'draft',
    offer: { seq, hash: row.offerHash },
    terms,
    parties,
    document,
    hash,
    legalYear: legalSum.year,
    legalSumCents: legalSum.cents,
    isRequiredByLaw: legalSum.isRequired,
    signatures: [],
    signBy: null,
    signedAt: null,
    mayBeSigned: true,
    hasFile: false,
  };
}
