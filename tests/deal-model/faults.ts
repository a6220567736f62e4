import { type GuardByName, namedGuards } from '#tests/guards/guard.ts';
import { contentFaults } from './content-faults.ts';
import { giftFaults } from './gift-faults.ts';

const offers: GuardByName = {
  'no lock on the deal': {
    file: 'domain/deals/lock-deal.server.ts',
    find: '.forNoKeyUpdate()',
    database: 'postgres',
  },
  'no unique index on open offers': {
    file: 'db/migrations/0052-deals.sql',
    find: "create unique index offer_open_idx on offer (deal_id) where status = 'open';",
  },
  'an expired offer is accepted': {
    file: 'domain/offers/lock-open-offer.server.ts',
    find: `if (offer.status === 'expired') throw new Refusal('offer.expired');
  if (offer.status !== 'open') throw new Refusal('offer.not_open');
  if (offer.expiresOn < dayOf(ctx.now)) throw new Refusal('offer.expired');`,
    replacement:
      "if (offer.status !== 'open' && offer.status !== 'expired') throw new Refusal('offer.not_open');",
  },
  'acts ignore a deadline that is over': {
    file: 'domain/deals/lock-deal.server.ts',
    find: 'const isDue = due_at !== null && due_at <= ctx.now;',
    replacement: 'const isDue = due_at !== null && due_at < new Date(0);',
  },
  'the hash of an accepted offer is not compared': {
    file: 'domain/offers/accept-offer.server.ts',
    find: "if (offer.hash !== hash) throw new Refusal('offer.changed_meanwhile');",
  },
  'the maker accepts their own offer': {
    file: 'domain/offers/offer.ts',
    find: "accept: { from: 'open', to: 'accepted', by: ['addressee'] }",
    replacement: "accept: { from: 'open', to: 'accepted', by: ['addressee', 'maker'] }",
  },
  'the other side withdraws an offer': {
    file: 'domain/offers/offer.ts',
    find: "withdraw: { from: 'open', to: 'withdrawn', by: ['maker'] }",
    replacement: "withdraw: { from: 'open', to: 'withdrawn', by: ['maker', 'addressee'] }",
  },
  'a counter-offer leaves the other offer open': {
    file: 'domain/offers/make-offer.server.ts',
    find: "if (offer.status === 'open') await saveOffer(ctx, offer.id, 'counter');",
  },
  'one offer too many': {
    file: 'domain/offers/make-offer.server.ts',
    find: 'offer.seq >= MAX_OFFERS',
    replacement: 'offer.seq > MAX_OFFERS',
  },
  'an offer answers any earlier offer': {
    file: 'domain/offers/make-offer.server.ts',
    find: "if (offer.seq !== answersSeq) throw new Refusal('offer.changed_meanwhile');",
  },
  'an offer outlives its campaign': {
    file: 'domain/offers/insert-offer.server.ts',
    find: 'terms.publishBy < campaignEndsOn ? terms.publishBy : campaignEndsOn',
    replacement: 'terms.publishBy',
  },
  'an offer outlives its last day of publication': {
    file: 'domain/offers/insert-offer.server.ts',
    find: 'terms.publishBy < campaignEndsOn ? terms.publishBy : campaignEndsOn',
    replacement: 'campaignEndsOn',
  },
  'declining an offer closes the deal': {
    file: 'domain/offers/decline-offer.server.ts',
    find: 'await saveDeal(ctx, dealId);',
    replacement:
      "await saveDeal(ctx, dealId, { status: 'closed', closed_at: ctx.now, close_reason: 'stopped' });",
  },
};

const deals: GuardByName = {
  'a second deal for one application': {
    file: 'domain/deals/find-start.server.ts',
    find: "if (await hasDeal(ctx, applicationId)) return 'deal.already_started';",
  },
  'a running deal is stopped': {
    file: 'domain/deals/deal.ts',
    find: "stop: { from: ['negotiating', 'signing'],",
    replacement: "stop: { from: ['negotiating', 'signing', 'running'],",
  },
  'the end of a campaign leaves deals open': {
    file: 'domain/applications/end-applications.server.ts',
    find: 'await closeDealsOf(ctx, campaignId);',
  },
  'the offer of a closed deal stays open': {
    file: 'domain/deals/close-deal.server.ts',
    find: ".set({ status: offerTransitions.void.to, answered_at: ctx.now })\n    .where('deal_id', '=', dealId)",
    replacement:
      ".set({ status: offerTransitions.void.to, answered_at: ctx.now })\n    .where('deal_id', '=', '')",
  },
  'the address is shown for a gift without a parcel': {
    file: 'domain/preferences/find-shipping-address.server.ts',
    find: "stored?.channel !== 'parcel'",
    replacement: '!stored',
  },
  'a conversation closes before its deal': {
    file: 'domain/conversations/is-writable.server.ts',
    find: '(deal.closed_at is null or deal.closed_at >',
    replacement: '(deal.closed_at >',
  },
};

const contracts: GuardByName = {
  'a contract without the signature of the other side': {
    file: 'domain/deals/deal.ts',
    find: "agree: { from: ['negotiating'], to: 'signing',",
    replacement: "agree: { from: ['negotiating'], to: 'running',",
  },
  'the contract of a stopped deal stays open': {
    file: 'domain/deals/close-deal.server.ts',
    find: 'await voidOpenContract(ctx, dealId);',
  },
  'the hash of a signed contract is not compared': {
    file: 'domain/contracts/write-signature.server.ts',
    find: "if (signatory.hash !== hash) throw new Refusal('contract.changed_meanwhile');",
  },
  'the hash of a contract leaves out its text': {
    file: 'domain/contracts/hash-contract.server.ts',
    find: 'canonicalJson({ terms, parties, document })',
    replacement: 'canonicalJson({ terms, parties })',
  },
  'one side signs twice': {
    file: 'domain/contracts/write-signature.server.ts',
    find: "if (previous.some((it) => it.side === side)) throw new Refusal('contract.already_signed');",
  },
  'signing later than the last day': {
    file: 'domain/deadlines/deadline.ts',
    find: 'sign_by: {\n    length: { days: 5 }',
    replacement: 'sign_by: {\n    length: { days: 6 }',
  },
  'open contracts do not count for the law': {
    file: 'domain/contracts/find-legal-sum.server.ts',
    find: "['open', 'signed']",
    replacement: "['signed']",
  },
  'the law counts from one cent too many': {
    file: 'domain/terms/sums.ts',
    find: 'legalSumCents >= CONTRACT_THRESHOLD_CENTS',
    replacement: 'legalSumCents > CONTRACT_THRESHOLD_CENTS',
  },
};

const clock: GuardByName = {
  'silence a day early': {
    file: 'domain/deadlines/deadline.ts',
    find: 'quiet: {\n    length: { days: 14 }',
    replacement: 'quiet: {\n    length: { days: 13 }',
  },
  'silence a day late': {
    file: 'domain/deadlines/deadline.ts',
    find: 'quiet: {\n    length: { days: 14 }',
    replacement: 'quiet: {\n    length: { days: 15 }',
  },
  'a reminder twice': {
    file: 'domain/deals/run-deal-deadline.server.ts',
    find: 'for (const side of sidesToRemind(kind, maker))',
    replacement: 'for (const side of [...sidesToRemind(kind, maker), ...sidesToRemind(kind, maker)])',
  },
  'a reminder to the wrong side': {
    file: 'domain/deals/run-deal-deadline.server.ts',
    find: "if (kind === 'offer_by') return [otherSide(maker)];",
    replacement: "if (kind === 'offer_by') return [maker];",
  },
  'no lock in the schedule': {
    file: 'domain/deals/lock-due-deal.server.ts',
    find: '.forNoKeyUpdate()\n    .skipLocked()',
    database: 'postgres',
  },
  'the due moment is not updated': {
    file: 'domain/deals/save-deal.server.ts',
    find: ', due_at: dueAtOf({ ...state, status }, now)',
  },
  'an application lapses without telling': {
    file: 'domain/applications/lapse-application.server.ts',
    find: "await record({ ...ctx, actor: null }, 'application.lapsed', subject);",
  },
  'a second application again': {
    file: 'domain/applications/application.ts',
    find: 'MAX_ATTEMPTS = 2',
    replacement: 'MAX_ATTEMPTS = 3',
  },
  'an application is answered after its last day': {
    file: 'domain/applications/select-applications.server.ts',
    find: "application.status = 'pending' and coalesce(application.answer_by <",
    replacement: "application.status = 'pending' and coalesce(application.answer_by + 1 <",
  },
};

/** Each fault is a text that is replaced in a copy of the product. */
export const faults = namedGuards({
  ...offers,
  ...deals,
  ...contracts,
  ...clock,
  ...contentFaults,
  ...giftFaults,
});
