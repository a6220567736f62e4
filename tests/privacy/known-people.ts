import type { Database } from '#db/open.server.ts';
import { makeLink } from '#domain/accounts/links.server.ts';
import { requestCall } from '#domain/calls/request-call.server.ts';
import { addDocument } from '#domain/companies/add-document.server.ts';
import { sendMessage } from '#domain/conversations/send-message.server.ts';
import { type Ctx, requireActor } from '#domain/ctx.ts';
import { requestExport } from '#domain/exports/request-export.server.ts';
import { newId } from '#domain/id.server.ts';
import { noPreferences } from '#domain/preferences/preferences.ts';
import { savePreferences } from '#domain/preferences/save-preferences.server.ts';
import { askQuestion } from '#domain/questions/ask-question.server.ts';
import { addSavedReply } from '#domain/saved-replies/add-saved-reply.server.ts';
import { saveSearch } from '#domain/saved-searches/save-search.server.ts';
import { addToShortlist, writeNote } from '#domain/shortlists/change-entry.server.ts';
import { createShortlist } from '#domain/shortlists/create-shortlist.server.ts';
import { saveCampaignTerms } from '#domain/terms/save-campaign-terms.server.ts';
import { aCampaign, anUpload, aSubscription, twoWhoMet } from '#tests/people.ts';
import { someTerms } from '#tests/some-terms.ts';
import { insert } from './insert.ts';
import { addRowsOfDeal } from './rows-of-deal.ts';

export const SHORTLIST_NOTE = 'Loves terraces and answers late';

/**
 * Returns a brand and an influencer who have a conversation. Each table that contains personal data has a row of at
 * least one of these two people.
 */
export async function knownPeople(db: Database) {
  const { brand, influencer, campaignId, conversationId } = await twoWhoMet(db);
  const { influencerId } = influencer;
  const shortlistId = await createShortlist(brand, 'Summer');
  await addToShortlist(brand, { shortlistId, influencerId });
  await writeNote(brand, { shortlistId, influencerId }, SHORTLIST_NOTE);
  for (const person of [brand, influencer]) {
    const files = [await anUpload(person, 'image', 'attachment')];
    await sendMessage(person, conversationId, { id: newId('message'), content: 'See you', files });
    await addSavedReply(person, { title: 'Thanks', content: 'Thank you' });
    await requestExport(person);
    await makeLink(person, 'confirm', requireActor(person).id);
    await aSubscription(person, 'basic');
    await addRows(person, influencerId);
  }
  await saveCampaignTerms(brand, campaignId, { version: 0, terms: someTerms });
  await askQuestion(influencer, campaignId, { question: 'Is parking near?' });
  await requestCall(brand, { date: '2026-06-20', time: '10:00', note: 'Please call' });
  await addDocument(brand, { fileId: await anUpload(brand, 'file'), type: 'kbis' });
  await saveSearch(brand, { name: 'Food', query: 'thematic=food' });
  await saveSearch(influencer, { name: 'Food', query: 'thematic=food' });
  await savePreferences(influencer, { ...noPreferences, acceptGifts: true, street: '3 rue Mercière' });
  await addRowsOfInfluencer(db, {
    influencerId,
    userId: requireActor(influencer).id,
    brandId: requireActor(brand).id,
    campaignId: await aCampaign(brand),
  });
  const [blocker_id, blocked_id] = [requireActor(brand).id, requireActor(influencer).id];
  for (const block of [
    { blocker_id, blocked_id },
    { blocker_id: blocked_id, blocked_id: blocker_id },
  ])
    await insert(brand.db, 'block', { ...block, created_at: brand.now });
  await addRowsOfDeal(brand, { campaignId, influencerId, influencerUserId: requireActor(influencer).id });
  return { brand, influencer, campaignId, conversationId };
}

/** Inserts rows of the person directly, mostly into tables that the acts above do not fill. */
async function addRows(person: Ctx, influencerId: string): Promise<void> {
  const { db, now } = person;
  const { id } = requireActor(person);
  const later = new Date(now.getTime() + 3_600_000);
  const event = newId('event');
  await insert(db, 'event', {
    id: event,
    name: 'account.updated',
    actor_id: id,
    subject: {},
    created_at: now,
  });
  await insert(db, 'event', {
    id: newId('event'),
    name: 'search.matched',
    actor_id: null,
    subject: { userId: id, name: `Search of ${id}` },
    created_at: now,
  });
  await insert(db, 'test_email', { user_id: id, requested_at: now });
  await insert(db, 'user_two_factor', { id: newId('factor'), secret: 'a', backup_codes: 'b', user_id: id });
  await insert(db, 'remembered_browser', {
    id: newId('browser'),
    user_id: id,
    device: `device-${id}`,
    expires_at: later,
    created_at: now,
  });
  await insert(db, 'passkey', {
    id: newId('passkey'),
    user_id: id,
    credential_id: `credential-${id}`,
    public_key: 'key',
    counter: 0,
    transports: [],
    name: 'Telephone',
    created_at: now,
    used_at: null,
  });
  await db
    .insertInto('terms_acceptance')
    .values({ user_id: id, version: '2026-01-01', way: 'page', accepted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await insert(db, 'abuse_report', {
    id: newId('report'),
    kind: 'profile',
    target_id: influencerId,
    target_name: 'Somebody',
    place: '/influencer',
    excerpt: 'A text',
    reason: 'other',
    text: 'This is not allowed',
    reporter_id: id,
    name: 'Anne',
    email: 'anne@example.com',
    language: 'en',
    created_at: now,
  });
  await insert(db, 'email_change', {
    id: newId('change'),
    user_id: id,
    old_email: `old-${id}@example.com`,
    new_email: `new-${id}@example.com`,
    proved_by: 'password',
    created_at: now,
    expires_at: later,
  });
  await insert(db, 'upload', {
    id: newId('upload'),
    owner_id: id,
    upload_id: `upload-${id}`,
    profile: 'media',
    name: 'Summer.mp4',
    bytes: 20_000_000,
    part_bytes: 8_000_000,
    created_at: now,
    received_at: now,
  });
  await insert(db, 'recovery', { user_id: id, requested_at: now, due_at: later });
  await insert(db, 'audit', { id: newId('audit'), created_at: now, act: 'account.lifted', subject_id: id });
  await insert(db, 'profile_views', { viewer_id: id, day: '2026-06-15', influencer_ids: [influencerId] });
  await insert(db, 'notice', {
    id: newId('notice'),
    user_id: id,
    event_id: event,
    kind: 'application',
    influencer_id: influencerId,
    listed: true,
    created_at: now,
  });
  await db
    .insertInto('notice_setting')
    .values({ user_id: id, kind: 'decision', in_product: true, by_mail: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { customer } = await db
    .selectFrom('billing_account')
    .select('customer')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  const billingEvent = { id: newId('billing'), type: 'paid', customer, created_at: now, handled_at: now };
  await insert(db, 'billing_event', billingEvent);
  await insert(db, 'contact_request', {
    id: newId('contact'),
    sender_id: id,
    influencer_id: influencerId,
    name: 'Anne',
    email: 'anne@example.com',
    subject: 'Hello',
    message: 'A question',
    created_at: now,
  });
  await insert(db, 'saved_search', {
    id: `search-${id}`,
    user_id: id,
    name: 'Old',
    query: 'q=old',
    checked_at: later,
    created_at: now,
  });
  await insert(db, 'search_result', {
    event_id: event,
    search_id: `search-${id}`,
    found: [influencerId],
    without_advanced: false,
    created_at: now,
  });
}

interface InfluencerIds {
  influencerId: string;
  userId: string;
  brandId: string;
  campaignId: string;
}

async function addRowsOfInfluencer(
  { kysely: db }: Database,
  { influencerId, userId, brandId, campaignId }: InfluencerIds,
): Promise<void> {
  const now = new Date('2026-06-15T10:00:00Z');
  const handle = 'lea.table';
  await insert(db, 'instagram_proof', {
    user_id: userId,
    handle,
    account_id: 'ig-1',
    proved_at: now,
    tried_at: now,
  });
  await insert(db, 'instagram_code', { user_id: userId, handle, code: 'code-1', expires_at: now });
  await insert(db, 'muted_brand', { user_id: userId, client_id: brandId, muted_at: now });
  await insert(db, 'collection_entry', { influencer_id: influencerId, entered_at: now });
  await insert(db, 'invitation', {
    id: newId('invitation'),
    campaign_id: campaignId,
    influencer_id: influencerId,
    note: 'Come',
    status: 'open',
    created_at: now,
  });
  await insert(db, 'portfolio_item', {
    id: newId('portfolio'),
    influencer_id: influencerId,
    place: 1,
    title: 'A mural',
    brand: 'Atelier',
    link: 'https://atelier.example',
    alt: '',
    created_at: now,
  });
  await insert(db, 'campaign_media', {
    id: newId('media'),
    campaign_id: campaignId,
    kind: 'main',
    place: 0,
    address: '/demo/table.svg',
  });
}
