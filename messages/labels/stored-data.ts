import type { CookieKey, StoredText } from '#domain/privacy/browser-storage.ts';
import type { StoredBasis, StoredDataKey, StoredPeriod, StoredPerson } from '#domain/privacy/stored-data.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

type Duration = { duration: string };

export const storedDataLabels: Labels<StoredDataKey> = {
  account: m.legal_stored_account,
  session: m.legal_stored_session,
  link: m.legal_stored_link,
  termsOfUse: m.terms_of_use_stored,
  emailChange: m.legal_stored_email_change,
  attempts: m.legal_stored_attempts,
  export: m.export_stored,
  secondFactor: m.legal_stored_second_factor,
  profile: m.legal_stored_profile,
  preferences: m.legal_stored_preferences,
  company: m.legal_stored_company,
  campaign: m.legal_stored_campaign,
  application: m.legal_stored_application,
  invitation: m.legal_stored_invitation,
  question: m.legal_stored_question,
  deal: m.deal_stored,
  contract: m.contract_stored,
  conversation: m.legal_stored_conversation,
  file: m.legal_stored_file,
  block: m.block_stored,
  abuseReport: m.abuse_stored,
  contact: m.legal_stored_contact,
  call: m.legal_stored_call,
  notification: m.legal_stored_notification,
  consent: m.consent_stored,
  profileView: m.legal_stored_profile_view,
  shortlist: m.legal_stored_shortlist,
  savedSearch: m.search_saved_stored,
  campaignView: m.legal_stored_campaign_view,
  subscription: m.legal_stored_subscription,
  job: m.legal_stored_job,
  log: m.legal_stored_log,
  blog: m.legal_stored_blog,
};

export const storedDataPurposes: Labels<StoredDataKey> = {
  account: m.legal_stored_account_why,
  session: m.legal_stored_session_why,
  link: m.legal_stored_link_why,
  termsOfUse: m.terms_of_use_stored_why,
  emailChange: m.legal_stored_email_change_why,
  attempts: m.legal_stored_attempts_why,
  export: m.export_stored_why,
  secondFactor: m.legal_stored_second_factor_why,
  profile: m.legal_stored_profile_why,
  preferences: m.legal_stored_preferences_why,
  company: m.legal_stored_company_why,
  campaign: m.legal_stored_campaign_why,
  application: m.legal_stored_application_why,
  invitation: m.legal_stored_invitation_why,
  question: m.legal_stored_question_why,
  deal: m.deal_stored_why,
  contract: m.contract_stored_why,
  conversation: m.legal_stored_conversation_why,
  file: m.legal_stored_file_why,
  block: m.block_stored_why,
  abuseReport: m.abuse_stored_why,
  contact: m.legal_stored_contact_why,
  call: m.legal_stored_call_why,
  notification: m.legal_stored_notification_why,
  consent: m.consent_stored_why,
  profileView: m.legal_stored_profile_view_why,
  shortlist: m.legal_stored_shortlist_why,
  savedSearch: m.search_saved_stored_why,
  campaignView: m.legal_stored_campaign_view_why,
  subscription: m.legal_stored_subscription_why,
  job: m.legal_stored_job_why,
  log: m.legal_stored_log_why,
  blog: m.legal_stored_blog_why,
};

export const storedPersonLabels: Labels<StoredPerson> = {
  everyone: m.legal_of_everyone,
  influencers: m.legal_of_influencers,
  brands: m.legal_of_brands,
  staff: m.legal_of_staff,
  visitors: m.legal_of_visitors,
};

export const storedBasisLabels: Labels<StoredBasis> = {
  contract: m.legal_basis_contract,
  interest: m.legal_basis_interest,
  law: m.legal_basis_law,
};

export const storedPeriodLabels: Record<StoredPeriod, (of: Duration) => string> = {
  account: m.legal_period_account,
  session: m.legal_period_session,
  hour: m.legal_period_hour,
  twoDays: m.legal_period_two_days,
  day: m.legal_period_day,
  week: m.legal_period_week,
  sent: m.legal_period_sent,
  site: m.legal_period_site,
  law: m.legal_period_law,
};

export const cookieLabels: Labels<CookieKey> = {
  session: m.legal_cookie_session,
  secondFactor: m.legal_cookie_second_factor,
  device: m.legal_cookie_device,
  passkey: m.legal_cookie_passkey,
  consent: m.legal_cookie_consent,
  layout: m.legal_cookie_layout,
  theme: m.legal_cookie_theme,
  booking: m.legal_cookie_booking,
  flash: m.legal_cookie_flash,
  returnTo: m.legal_cookie_return_to,
};

export const cookieLifetimes: Record<CookieKey, (of: Duration) => string> = {
  session: m.legal_cookie_session_life,
  secondFactor: m.legal_cookie_second_factor_life,
  device: m.legal_cookie_device_life,
  passkey: m.legal_cookie_passkey_life,
  consent: m.legal_cookie_consent_life,
  layout: m.legal_cookie_layout_life,
  theme: m.legal_cookie_theme_life,
  booking: m.legal_cookie_booking_life,
  flash: m.legal_cookie_flash_life,
  returnTo: m.legal_cookie_return_to_life,
};

export const browserStorageLabels: Labels<StoredText> = {
  campaignDraft: m.legal_storage_campaign_draft,
  drafts: m.legal_storage_drafts,
  router: m.legal_storage_router,
};

export const browserStorageLifetimes: Labels<StoredText> = {
  campaignDraft: m.legal_storage_campaign_draft_life,
  drafts: m.legal_storage_drafts_life,
  router: m.legal_storage_router_life,
};
