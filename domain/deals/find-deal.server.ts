import { findLegalSum } from '../contracts/find-legal-sum.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { currentWork } from '../deal-work/current-work.ts';
import { findWork } from '../deal-work/find-work.server.ts';
import { Refusal } from '../refusal.ts';
import { termsSchema } from '../terms/terms-schema.ts';
import { type Side, sideOf } from './deal.ts';
import { dealLineOf } from './deal-line.ts';
import type { ContractSummary, DealLine, DealView, OfferView } from './deal-view.ts';
import { selectDealLines } from './select-deals.server.ts';

/**
 * Refuses with `deal.not_found` for other people's deals, and for deals without a signed contract while `site.deals` is
 * disabled.
 */
export async function findDeal(ctx: Ctx, dealId: string): Promise<DealView> {
  const side = sideOf(requireActor(ctx));
  const found = await selectDealLines(ctx)
    .leftJoin('conversation', 'conversation.application_id', 'deal.application_id')
    .select(['conversation.id as conversationId', 'deal.version'])
    .select(['deal.client_id', 'deal.influencer_user_id'])
    .where('deal.id', '=', dealId)
    .executeTakeFirst();
  if (!found) throw new Refusal('deal.not_found');
  const { conversationId, version, client_id, influencer_user_id, ...row } = found;
  const line = dealLineOf(row, side, ctx.now);
  const offers = await findOffers(ctx, line);
  const contract = await findContract(ctx, line);
  const work = await findWork(ctx, dealId);
  const { campaignId: campaign_id, campaignTitle: campaign_title } = line;
  const counted = { id: dealId, client_id, influencer_user_id, campaign_id, campaign_title };
  const isOpen = line.offer.status === 'open';
  return {
    ...line,
    offers,
    conversationId,
    contract,
    work: work && currentWork(work, ctx.now),
    legalSum: await findLegalSum(ctx, counted, offers.at(-1)?.terms),
    may: {
      offer: line.mayOffer,
      answer: isOpen && line.turn === side,
      withdraw: isOpen && line.offer.side === side,
      stop: line.status === 'negotiating' || line.status === 'signing',
      sign: contract?.mayBeSigned ?? false,
    },
    version,
  };
}

/** The newest offer gets its status from the line, because the schedule may not have stored its expiry yet. */
async function findOffers({ db }: Ctx, { id, offer }: DealLine): Promise<OfferView[]> {
  const rows = await db
    .selectFrom('offer')
    .select(['id', 'seq', 'side', 'terms', 'hash', 'note', 'status'])
    .select(['made_at as madeAt', 'expires_on as expiresOn', 'answered_at as answeredAt'])
    .where('deal_id', '=', id)
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({
    ...row,
    terms: termsSchema.parse(row.terms),
    status: row.seq === offer.seq ? offer.status : row.status,
  }));
}

async function findContract({ db }: Ctx, line: DealLine): Promise<ContractSummary | null> {
  const row = await db
    .selectFrom('contract')
    .select(['id', 'status', 'signed_at as signedAt'])
    .where('deal_id', '=', line.id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const signatures = await db
    .selectFrom('signature')
    .select(['side', 'signed_at as signedAt'])
    .where('contract_id', '=', row.id)
    .orderBy('signed_at')
    .execute();
  const isMissing = (side: Side) => !signatures.some((it) => it.side === side);
  const isOpen = row.status === 'open' && line.status === 'signing';
  return {
    status: row.status === 'open' && !isOpen ? 'void' : row.status,
    signedAt: row.signedAt,
    signatures,
    mayBeSigned: isOpen && isMissing(line.side),
  };
}
