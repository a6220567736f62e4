import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PersonalTable } from './stored-data.ts';

/** SQL condition on a table: the row is about the account with this id. */
type Condition = (userId: string) => RawBuilder<SqlBool>;

const by =
  (column: string): Condition =>
  (userId) =>
    sql`${sql.ref(column)} = ${userId}`;
/** SQL condition: `column` contains the `key` of a row of `table` whose `owner` is the account. */
const through =
  (column: string, table: string, owner = 'user_id', key = 'id'): Condition =>
  (userId) =>
    sql`${sql.ref(column)} in (select ${sql.ref(`owned.${key}`)} from ${sql.table(table)} owned
      where ${sql.ref(`owned.${owner}`)} = ${userId})`;
const either =
  (...conditions: Condition[]): Condition =>
  (userId) =>
    sql`(${sql.join(
      conditions.map((condition) => condition(userId)),
      sql` or `,
    )})`;

const ofInfluencer = through('influencer_id', 'influencer');
const ofCampaign = through('campaign_id', 'campaign', 'client_id');
const ofDeal = either(
  through('deal_id', 'deal', 'client_id'),
  through('deal_id', 'deal', 'influencer_user_id'),
);
const ofDeliverable: Condition = (userId) =>
  sql`deliverable_id in (select deliverable.id from deliverable where ${ofDeal(userId)})`;
const ofSubmission: Condition = (userId) =>
  sql`submission_id in (select submission.id from submission where ${ofDeliverable(userId)})`;
/** An event without an actor, such as one of the schedule, names the person in its subject. */
const isEventAbout: Condition = (userId) => sql`(actor_id is null and subject ->> 'userId' = ${userId})`;
const inConversation = through('conversation_id', 'conversation_reader', 'user_id', 'conversation_id');

/**
 * The rows that an export contains. Null for tables without exported columns. Includes what others wrote about the
 * person, such as the notes of shortlists. Excludes choices of others about the person, such as who muted a brand.
 */
export const rowsOfPerson: Record<PersonalTable, Condition | null> = {
  app_user: by('id'),
  user_account: by('user_id'),
  test_email: by('user_id'),
  instagram_proof: by('user_id'),
  instagram_code: by('user_id'),
  terms_acceptance: by('user_id'),
  user_session: by('user_id'),
  auth_verification: by('value'),
  email_change: by('user_id'),
  rate_limit: null,
  export: by('user_id'),
  user_two_factor: by('user_id'),
  remembered_browser: by('user_id'),
  passkey: by('user_id'),
  recovery: by('user_id'),
  influencer: by('user_id'),
  portfolio_item: ofInfluencer,
  preferences: by('user_id'),
  company: by('user_id'),
  company_document: through('company_id', 'company'),
  file: by('owner_id'),
  upload: by('owner_id'),
  subscription: by('user_id'),
  subscription_invoice: through('subscription_id', 'subscription'),
  billing_account: by('user_id'),
  billing_event: through('customer', 'billing_account', 'user_id', 'customer'),
  test_biller_account: through('customer', 'billing_account', 'user_id', 'customer'),
  campaign: by('client_id'),
  campaign_media: ofCampaign,
  campaign_terms: ofCampaign,
  campaign_objective: ofCampaign,
  application: ofInfluencer,
  invitation: either(ofInfluencer, ofCampaign),
  campaign_question: either(ofInfluencer, ofCampaign),
  muted_brand: by('user_id'),
  deal: either(by('client_id'), by('influencer_user_id')),
  offer: ofDeal,
  deliverable: ofDeal,
  submission: ofDeliverable,
  submission_file: ofSubmission,
  remark: ofSubmission,
  post_check: ofDeliverable,
  post_metric: ofDeliverable,
  shipment: ofDeal,
  address_view: ofDeal,
  identity: by('user_id'),
  // A void contract would give the other side's address to people who never concluded it.
  contract: (userId) => sql`(${ofDeal(userId)} and status <> 'void')`,
  signature: by('user_id'),
  signing_code: by('user_id'),
  contract_file: (userId) => sql`contract_id in (select contract.id from contract where ${ofDeal(userId)})`,
  block: by('blocker_id'),
  abuse_report: by('reporter_id'),
  conversation: through('id', 'conversation_reader', 'user_id', 'conversation_id'),
  message: (userId) => sql`(${inConversation(userId)} and (sender_id = ${userId} or not hidden))`,
  message_file: (userId) => sql`(${inConversation(userId)} and not exists (
    select from message where message.conversation_id = message_file.conversation_id
      and message.seq = message_file.seq and message.hidden and message.sender_id <> ${userId}
  ))`,
  conversation_reader: by('user_id'),
  saved_reply: by('user_id'),
  contact_request: either(by('sender_id'), ofInfluencer),
  call_request: by('user_id'),
  notice: by('user_id'),
  notice_setting: by('user_id'),
  consent_entry: by('user_id'),
  profile_views: by('viewer_id'),
  shortlist: by('client_id'),
  shortlist_entry: either(ofInfluencer, through('shortlist_id', 'shortlist', 'client_id')),
  saved_search: by('user_id'),
  search_result: through('search_id', 'saved_search'),
  collection_entry: ofInfluencer,
  campaign_viewer: null,
  job: null,
  event: either(by('actor_id'), isEventAbout),
  audit: by('subject_id'),
  blog_entry: null,
};
