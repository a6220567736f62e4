import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import { offerContracts } from '#domain/contracts/contracts-offered.ts';
import type { Ctx } from '#domain/ctx.ts';
import { runDueDeadlines } from '#domain/deadlines/run-due-deadlines.server.ts';
import { startDeal } from '#domain/deals/start-deal.server.ts';
import { stopDeal } from '#domain/deals/stop-deal.server.ts';
import type { ContentIntent } from '#domain/deliverables/content.ts';
import type { DeliverableStatus } from '#domain/deliverables/deliverable.ts';
import { eraseAccount } from '#domain/erasures/erase-account.server.ts';
import type { DomainEvents } from '#domain/events.server.ts';
import { acceptOffer } from '#domain/offers/accept-offer.server.ts';
import { declineOffer } from '#domain/offers/decline-offer.server.ts';
import { makeOffer } from '#domain/offers/make-offer.server.ts';
import { withdrawOffer } from '#domain/offers/withdraw-offer.server.ts';
import { Refusal } from '#domain/refusal.ts';
import { receiveGift } from '#domain/shipments/receive-gift.server.ts';
import { reportProblem } from '#domain/shipments/report-problem.server.ts';
import { sendGift } from '#domain/shipments/send-gift.server.ts';
import { waiveGift } from '#domain/shipments/waive-gift.server.ts';
import { hashOfTerms } from '#domain/terms/canonical.server.ts';
import { aDealWithContent, sendContent, someForms } from '#tests/content.ts';
import { testDatabase } from '#tests/database.ts';
import { dealBetween, tinyTerms, withFee } from '#tests/deals.ts';
import { type Act, PAIRS, pairsOf, runPair, timeout } from '#tests/pairs.ts';
import { aBrand, anInfluencer, at } from '#tests/people.ts';
import { setShipment, shipmentsBy } from '#tests/shipments.ts';

const db = await testDatabase();

it('runs every pair of acts on one deal', { timeout }, async () => {
  const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
  const { influencerId } = influencer;
  let deal = { dealId: '', campaignId: '' };
  const hash = hashOfTerms(tinyTerms);
  const stop = (side: Ctx): Act => ({ event: 'deal.stopped', run: () => stopDeal(side, deal.dealId) });
  const move = (transition: 'end' | 'cancel'): Act => ({
    event: 'campaign.moved',
    run: () => changeCampaignStatus(brand, deal.campaignId, transition),
  });
  const acts: Act[] = [
    {
      event: 'deal.agreed',
      run: () => acceptOffer(influencer, deal.dealId, { seq: 1, hash, signing: null }),
    },
    // Repeating the same offer changes nothing, so the act has no `event`.
    { run: () => makeOffer(influencer, deal.dealId, { answersSeq: 1, terms: withFee(1), note: '' }) },
    { run: () => makeOffer(brand, deal.dealId, { answersSeq: 1, terms: withFee(2), note: '' }) },
    { event: 'offer.declined', run: () => declineOffer(influencer, deal.dealId, { seq: 1 }) },
    { event: 'offer.withdrawn', run: () => withdrawOffer(brand, deal.dealId, { seq: 1 }) },
    stop(brand),
    stop(influencer),
    move('end'),
    move('cancel'),
    { event: 'deal.started', run: () => startDeal(brand, { campaignId: deal.campaignId, influencerId }) },
  ];
  offerContracts(false);
  for (const pair of pairsOf(acts)) {
    deal = await dealBetween(brand, influencer, tinyTerms);
    await runPair(db, pair);
    const { status, closed_at, due_at } = await db.kysely
      .selectFrom('deal')
      .selectAll()
      .where('id', '=', deal.dealId)
      .executeTakeFirstOrThrow();
    expect([status === 'closed', status === 'negotiating']).toEqual([closed_at !== null, due_at !== null]);
  }
  offerContracts(true);
});

it('runs an erasure beside acts on a deal', { timeout }, async () => {
  const influencer = await anInfluencer(db);
  const acts: ((deal: Awaited<ReturnType<typeof dealBetween>>) => Promise<unknown>)[] = [
    ({ dealId }) => makeOffer(influencer, dealId, { answersSeq: 1, terms: withFee(1), note: '' }),
    ({ dealId }) => declineOffer(influencer, dealId, { seq: 1 }),
    ({ dealId }) => stopDeal(influencer, dealId),
  ];
  for (let count = 0; count < Math.min(PAIRS, 30); count++) {
    await sql`delete from rate_limit`.execute(db.kysely);
    const brand = await aBrand(db);
    const deal = await dealBetween(brand, influencer, tinyTerms);
    const erasing = eraseAccount(brand, brand.actor?.id ?? '', { evenIfNotDue: true });
    const [erased, acted] = await Promise.allSettled([erasing, acts[count % acts.length]?.(deal)]);
    expect(erased).toMatchObject({ value: true });
    if (acted?.status === 'rejected') expect(acted.reason).toBeInstanceOf(Refusal);
    const left = await db.kysely.selectFrom('deal').select('id').where('id', '=', deal.dealId).execute();
    expect(left).toEqual([]);
  }
});

/** The status of the content from which each act is possible. */
const startOf = {
  submit: 'planned',
  ask: 'submitted',
  approve: 'submitted',
  publish: 'approved',
  object: 'live',
  confirm: 'live',
  drop: 'planned',
} as const satisfies Record<ContentIntent, DeliverableStatus>;
const stepsTo = {
  planned: [],
  submitted: ['submit'],
  approved: ['submit', 'approve'],
  live: ['submit', 'approve', 'publish'],
} as const satisfies Partial<Record<DeliverableStatus, ContentIntent[]>>;

type WorkAct = Act & { content?: keyof typeof stepsTo; gift?: keyof typeof shipmentsBy };

const manyPosts = {
  ...tinyTerms,
  lines: tinyTerms.lines
    .slice(0, 1)
    .map((line) => ({ ...line, count: 20, feeCents: 1, needsBenefit: false })),
};

it('runs every pair of acts on the content and the gift of one deal', { timeout }, async () => {
  let deal = await aDealWithContent(db, manyPosts);
  let id = '';
  const isOfInfluencer = (intent: ContentIntent) => ['submit', 'publish', 'drop'].includes(intent);
  const send = (intent: ContentIntent) =>
    sendContent(isOfInfluencer(intent) ? deal.influencer : deal.brand, deal.dealId, id, someForms[intent]());
  const onContent = (intent: ContentIntent, event: keyof DomainEvents): WorkAct => ({
    event,
    content: startOf[intent],
    run: () => send(intent),
  });
  const acts: WorkAct[] = [
    onContent('submit', 'deliverable.submitted'),
    onContent('ask', 'deliverable.changes_asked'),
    onContent('approve', 'deliverable.approved'),
    onContent('publish', 'deliverable.published'),
    onContent('object', 'deliverable.objected'),
    onContent('confirm', 'deliverable.confirmed'),
    onContent('drop', 'deliverable.dropped'),
    {
      event: 'shipment.sent',
      gift: 'to send',
      run: () => sendGift(deal.brand, deal.dealId, { carrier: 'ups', trackingNumber: '' }),
    },
    {
      event: 'shipment.problem_reported',
      gift: 'sent',
      run: () => reportProblem(deal.influencer, deal.dealId, { text: 'It is broken.' }),
    },
    { event: 'shipment.received', gift: 'sent', run: () => receiveGift(deal.influencer, deal.dealId) },
    { event: 'shipment.waived', gift: 'to send', run: () => waiveGift(deal.influencer, deal.dealId) },
    // The number of deadlines that pass without an answer varies, so the act has no `event`.
    { run: () => runDueDeadlines({ ...at(deal.brand, '2026-07-10T10:00:00Z'), actor: null }) },
    { run: () => changeCampaignStatus(deal.brand, deal.campaignId, 'end') },
  ];
  for (const pair of pairsOf(acts)) {
    if (deal.deliverableIds.length < 2) deal = await aDealWithContent(db, manyPosts);
    const { dealId, campaignId } = deal;
    id = deal.deliverableIds.pop() ?? '';
    await sql`delete from rate_limit`.execute(db.kysely);
    await db.kysely.updateTable('campaign').set({ status: 'active' }).where('id', '=', campaignId).execute();
    for (const step of stepsTo[pair[0].content ?? pair[1].content ?? 'planned']) await send(step);
    await setShipment(db, dealId, shipmentsBy[pair[0].gift ?? pair[1].gift ?? 'sent']);
    await runPair(db, pair);
    await expectLastEventInStatus(id, dealId);
    // Postpones the answer deadlines of this content, so that they do not pass during a later pair.
    const farDay = '2099-12-31';
    const days = { approve_by: farDay, confirm_by: farDay };
    await db.kysely.updateTable('deliverable').set(days).where('id', '=', id).execute();
  }
});

/** Expects the content and the gift to have the statuses to which their newest events lead. */
async function expectLastEventInStatus(deliverableId: string, dealId: string): Promise<void> {
  const { name, shipment } = await db.kysely
    .selectFrom('deliverable')
    .innerJoin('shipment', 'shipment.deal_id', 'deliverable.deal_id')
    .select(['deliverable.status as name', 'shipment.status as shipment'])
    .where('deliverable.id', '=', deliverableId)
    .executeTakeFirstOrThrow();
  const events = await db.kysely.selectFrom('event').select(['name', 'subject']).orderBy('id').execute();
  const ofContent = events.findLast(({ subject }) => subject.deliverableId === deliverableId);
  const ofGift = events.findLast((it) => it.name.startsWith('shipment.') && it.subject.dealId === dealId);
  if (ofContent)
    expect([ofContent.name, name]).toEqual([ofContent.name, statusAfter[ofContent.name] ?? name]);
  if (ofGift) expect([ofGift.name, shipment]).toEqual([ofGift.name, statusAfter[ofGift.name] ?? shipment]);
}

const statusAfter: Record<string, string> = {
  'deliverable.submitted': 'submitted',
  'deliverable.changes_asked': 'changes_asked',
  'deliverable.approved': 'approved',
  'deliverable.published': 'live',
  'deliverable.objected': 'approved',
  'deliverable.confirmed': 'confirmed',
  'deliverable.dropped': 'dropped',
  'shipment.sent': 'sent',
  'shipment.problem_reported': 'problem',
  'shipment.received': 'received',
  'shipment.waived': 'waived',
};
