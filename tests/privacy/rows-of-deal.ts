import { type Ctx, requireActor } from '#domain/ctx.ts';
import { newId } from '#domain/id.server.ts';
import { hashOfTerms } from '#domain/terms/canonical.server.ts';
import { someTerms } from '#tests/some-terms.ts';
import { insert } from './insert.ts';

/** Adds a completed deal with a signed contract. */
export async function addRowsOfDeal(
  brand: Ctx,
  ids: { campaignId: string; influencerId: string; influencerUserId: string },
): Promise<void> {
  const { db, now } = brand;
  const { id: brandId } = requireActor(brand);
  const [dealId, offerId, contractId] = [newId('deal'), newId('offer'), newId('contract')];
  const hash = hashOfTerms(someTerms);
  const terms = JSON.stringify(someTerms);
  await insert(db, 'deal', {
    id: dealId,
    campaign_id: ids.campaignId,
    client_id: brandId,
    influencer_id: ids.influencerId,
    influencer_user_id: ids.influencerUserId,
    campaign_title: 'Autumn table',
    brand_name: 'Maison Aubrac',
    influencer_name: 'Léa Dubois',
    status: 'closed',
    close_reason: 'done',
    started_at: now,
    running_at: now,
    closed_at: now,
  });
  await insert(db, 'offer', {
    id: offerId,
    deal_id: dealId,
    seq: 1,
    side: 'brand',
    terms,
    hash,
    status: 'accepted',
    made_at: now,
    expires_on: '2026-06-20',
    answered_at: now,
  });
  await addRowsOfWork(brand, dealId);
  await insert(db, 'campaign_objective', {
    campaign_id: ids.campaignId,
    objective: 'Autumn table',
    saved_at: now,
  });
  await insert(db, 'contract', {
    id: contractId,
    deal_id: dealId,
    version: 1,
    offer_id: offerId,
    status: 'signed',
    terms,
    parties: '{}',
    document: '{}',
    hash,
    objective: 'Autumn table',
    legal_year: 2026,
    legal_sum_cents: 130_000,
    required_by_law: true,
    opened_at: now,
    sign_by: '2026-06-20',
    signed_at: now,
  });
  for (const [side, userId] of [
    ['brand', brandId],
    ['influencer', ids.influencerUserId],
  ] as const) {
    await insert(db, 'identity', {
      user_id: userId,
      kind: 'person',
      legal_name: 'Anne Martin',
      signatory: 'Anne Martin',
      street: '3 rue Mercière',
      zip_code: '69002',
      city: 'Lyon',
      country: 'fr',
      tax_country: 'fr',
      vat_regime: 'outside',
      updated_at: now,
    });
    await insert(db, 'signature', {
      contract_id: contractId,
      side,
      user_id: userId,
      typed_name: 'Anne Martin',
      capacity: '',
      email: 'anne@example.com',
      language: 'en',
      network_address: '203.0.113.1',
      user_agent: 'a browser',
      session_hash: hash,
      session_opened_at: now,
      proved_by: 'session',
      code_used: false,
      consent: 'I sign.',
      hash,
      mark: hash,
      signed_at: now,
    });
    await insert(db, 'signing_code', { user_id: userId, code: 'a', sent_at: now, expires_at: now });
  }
  await insert(db, 'contract_file', {
    id: newId('contract-file'),
    contract_id: contractId,
    content: Buffer.from('%PDF-'),
    hash,
    created_at: now,
  });
}

async function addRowsOfWork(ctx: Ctx, dealId: string): Promise<void> {
  const { db, now } = ctx;
  const [deliverable_id, submission_id, check_id] = [
    newId('deliverable'),
    newId('submission'),
    newId('post-check'),
  ];
  await insert(db, 'deliverable', {
    id: deliverable_id,
    deal_id: dealId,
    seq: 1,
    kind: 'post',
    platform: 'instagram',
    needs_benefit: true,
    fee_cents: 35_000,
    publish_by: '2026-12-20',
  });
  await insert(db, 'submission', { id: submission_id, deliverable_id, seq: 1, submitted_at: now });
  await insert(db, 'submission_file', { submission_id, place: 0, file_id: 'image-1' });
  await insert(db, 'remark', { id: newId('remark'), submission_id, seq: 1, text: 'A remark', made_at: now });
  await insert(db, 'post_check', {
    id: check_id,
    deliverable_id,
    checked_at: now,
    method: 'brand',
    outcome: 'found',
  });
  await insert(db, 'post_metric', {
    id: newId('post-metric'),
    deliverable_id,
    metric: 'likes',
    value: 12,
    source: 'declared',
    as_of: '2026-12-27',
    entered_at: now,
  });
  await insert(db, 'shipment', { deal_id: dealId, channel: 'parcel', send_by: '2026-12-01' });
  await insert(db, 'address_view', {
    deal_id: dealId,
    user_id: requireActor(ctx).id,
    day: '2026-12-01',
    viewed_at: now,
  });
}
