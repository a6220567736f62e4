import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AbuseReportTable } from './abuse-report-rows.ts';
import type {
  AccountRow,
  CallRequestRow,
  DemoAccountRow,
  EmailChangeRow,
  PasskeyRow,
  RecoveryRow,
  RememberedBrowserRow,
  SessionRow,
  TwoFactorRow,
  UserRow,
  VerificationRow,
} from './account-rows.ts';
import type { AuditRow } from './audit-rows.ts';
import type {
  BillingAccountRow,
  BillingEventRow,
  SubscriptionInvoiceRow,
  SubscriptionRow,
  TestBillingAccountRow,
} from './billing-rows.ts';
import type { BlockRow } from './block-rows.ts';
import type { ApplicationRow, CampaignMediaRow, CampaignRow } from './campaign-rows.ts';
import type { CampaignViewerRow, CampaignViewsRow } from './campaign-view-rows.ts';
import type { ConsentEntryRow } from './consent-rows.ts';
import type {
  CampaignObjectiveRow,
  ContractFileRow,
  ContractRow,
  IdentityRow,
  SignatureRow,
  SigningCodeRow,
} from './contract-rows.ts';
import type {
  ConversationReaderRow,
  ConversationRow,
  MessageRow,
  SavedReplyRow,
} from './conversation-rows.ts';
import type { DealRow, OfferRow, ReminderRow } from './deal-rows.ts';
import type {
  AddressViewRow,
  DeliverableRow,
  PostCheckRow,
  PostMetricRow,
  RemarkRow,
  ShipmentRow,
  SubmissionFileRow,
  SubmissionRow,
} from './deal-work-rows.ts';
import type { ServiceOutcomeRow, StorageSampleRow, TestEmailRow } from './desk-rows.ts';
import type {
  CollectionEntryRow,
  ContactRequestRow,
  PortfolioItemRow,
  ProfileViewsRow,
  SavedSearchRow,
  SearchResultRow,
} from './discovery-rows.ts';
import type { ExportRow } from './export-rows.ts';
import type { FileRow, MessageFileRow, RemovedFileRow, UploadRow } from './file-rows.ts';
import type { InstagramCodeRow, InstagramProofRow } from './instagram-rows.ts';
import type { InvitationRow, MutedBrandRow } from './invitation-rows.ts';
import type { NotificationRow, NotificationSettingRow } from './notification-rows.ts';
import type { CampaignQuestionRow } from './question-rows.ts';
import type { ShortlistEntryRow, ShortlistRow } from './shortlist-rows.ts';
import type { TermsAcceptanceRow } from './terms-of-use-rows.ts';
import type { CampaignTermsRow } from './terms-rows.ts';

/** Rows of the tables in `migrations/*.sql`. Dates without a time are `YYYY-MM-DD`. */
export interface Tables {
  app_user: UserRow;
  user_session: SessionRow;
  user_account: AccountRow;
  user_two_factor: TwoFactorRow;
  remembered_browser: RememberedBrowserRow;
  passkey: PasskeyRow;
  recovery: RecoveryRow;
  auth_verification: VerificationRow;
  email_change: EmailChangeRow;
  company: CompanyRow;
  company_document: CompanyDocumentRow;
  influencer: InfluencerRow;
  portfolio_item: PortfolioItemRow;
  campaign: CampaignRow;
  campaign_media: CampaignMediaRow;
  campaign_views: CampaignViewsRow;
  campaign_viewer: CampaignViewerRow;
  campaign_terms: CampaignTermsRow;
  campaign_question: CampaignQuestionRow;
  file: FileRow;
  removed_file: RemovedFileRow;
  upload: UploadRow;
  application: ApplicationRow;
  deal: DealRow;
  offer: OfferRow;
  deliverable: DeliverableRow;
  submission: SubmissionRow;
  submission_file: SubmissionFileRow;
  remark: RemarkRow;
  post_check: PostCheckRow;
  post_metric: PostMetricRow;
  shipment: ShipmentRow;
  address_view: AddressViewRow;
  reminder: ReminderRow;
  identity: IdentityRow;
  campaign_objective: CampaignObjectiveRow;
  contract: ContractRow;
  signature: SignatureRow;
  signing_code: SigningCodeRow;
  contract_file: ContractFileRow;
  conversation: ConversationRow;
  message: MessageRow;
  message_file: MessageFileRow;
  conversation_reader: ConversationReaderRow;
  saved_reply: SavedReplyRow;
  notice: NotificationRow;
  notice_setting: NotificationSettingRow;
  consent_entry: ConsentEntryRow;
  preferences: PreferencesRow;
  subscription: SubscriptionRow;
  subscription_invoice: SubscriptionInvoiceRow;
  billing_account: BillingAccountRow;
  billing_event: BillingEventRow;
  test_biller_account: TestBillingAccountRow;
  event: EventRow;
  job: JobRow;
  instagram_proof: InstagramProofRow;
  instagram_code: InstagramCodeRow;
  invitation: InvitationRow;
  muted_brand: MutedBrandRow;
  block: BlockRow;
  abuse_report: AbuseReportTable;
  terms_acceptance: TermsAcceptanceRow;
  demo_account: DemoAccountRow;
  call_request: CallRequestRow;
  blog_entry: BlogEntryRow;
  profile_views: ProfileViewsRow;
  contact_request: ContactRequestRow;
  collection_entry: CollectionEntryRow;
  saved_search: SavedSearchRow;
  search_result: SearchResultRow;
  audit: AuditRow;
  service_outcome: ServiceOutcomeRow;
  test_email: TestEmailRow;
  storage_sample: StorageSampleRow;
  shortlist: ShortlistRow;
  shortlist_entry: ShortlistEntryRow;
  export: ExportRow;
}

type Json<T> = ColumnType<T, T, T>;

export interface CompanyRow {
  id: string;
  user_id: string;
  name: string;
  phone: string | null;
  instagram: string | null;
  instagram_connected_at: Date | null;
  country: Generated<string>;
  siret: string | null;
  street: Generated<string>;
  complementary: Generated<string>;
  zip_code: Generated<string>;
  city: Generated<string>;
  description: Generated<string>;
  description_fr: Generated<string>;
  website: string | null;
  founded: number | null;
  employees: string | null;
  industries: Generated<string[]>;
  logo: string | null;
  verified_at: Date | null;
  verification_asked_at: Date | null;
  verification_refusal: string | null;
  created_at: Date;
  search_name: GeneratedAlways<string>;
}

export interface CompanyDocumentRow {
  id: string;
  company_id: string;
  file_id: string;
  type: 'kbis' | 'other';
  created_at: Date;
}

export interface InfluencerRow {
  id: string;
  user_id: string | null;
  full_name: string;
  handle: string;
  phone: string | null;
  picture: string | null;
  bio: Generated<string>;
  location: Generated<string>;
  thematics: Generated<string[]>;
  followers: number | null;
  following: number | null;
  posts: number | null;
  engagement_rate: number | null;
  figures_source: Generated<'declared' | 'verified'>;
  figures_read_at: Date | null;
  figures_declared_at: Generated<Date | null>;
  instagram_connected_at: Date | null;
  verified_at: Date | null;
  verification_asked_at: Date | null;
  verification_refusal: string | null;
  featured_at: Date | null;
  collection_until: Date | null;
  created_at: Date;
}

export interface PreferencesRow {
  user_id: string;
  accept_gifts: boolean;
  street: Generated<string>;
  zip_code: Generated<string>;
  city: Generated<string>;
  phone: Generated<string>;
  delivery_instructions: Generated<string>;
  accept_paid_collabs: boolean;
  company_name: Generated<string>;
  min_post_price_cents: Generated<number>;
  min_story_price_cents: Generated<number>;
  collaboration_types: Generated<string[]>;
  preferred_cities: Generated<string[]>;
  accept_invitations: Generated<boolean>;
  updated_at: Date;
}

export interface EventRow {
  id: string;
  name: string;
  actor_id: string | null;
  subject: Json<Record<string, string>>;
  created_at: Date;
}

export interface JobRow {
  id: string;
  name: string;
  payload: Json<Record<string, unknown>>;
  unique_key: string | null;
  run_at: Date;
  attempts: Generated<number>;
  leased_until: Date | null;
  failed_at: Date | null;
  last_error: string | null;
}

export interface BlogEntryRow {
  id: string;
  slug: string;
  topic: string;
  author: string;
  title_en: Generated<string>;
  title_fr: Generated<string>;
  resume_en: Generated<string>;
  resume_fr: Generated<string>;
  body_en: Generated<string>;
  body_fr: Generated<string>;
  cover: string | null;
  share_picture: string | null;
  cover_alt_en: Generated<string>;
  cover_alt_fr: Generated<string>;
  words_en: GeneratedAlways<number>;
  words_fr: GeneratedAlways<number>;
  published_at: Date | null;
  created_at: Date;
  updated_at: Date;
}
