import type { ApplicationGroup, Standing } from '#domain/applications/application.ts';
import type { EntryState } from '#domain/blog/draft.ts';
import type { Topic } from '#domain/blog/entry.ts';
import type {
  CampaignFilter,
  CampaignStatus,
  CampaignTransition,
  CompensationType,
} from '#domain/campaigns/campaign.ts';
import type { CollaborationKind, CollaborationType } from '#domain/campaigns/collaboration.ts';
import type { Country, FollowerRange, Thematic } from '#domain/campaigns/reference.ts';
import type { EmployeeRange, Industry } from '#domain/companies/company.ts';
import type { DocumentType } from '#domain/companies/document.ts';
import type { Role } from '#domain/ctx.ts';
import type { Sort } from '#domain/influencers/browse-filters.ts';
import type { Report, ReportLine, ReportState } from '#domain/reports/report.ts';
import type { AuditAct } from '#domain/staff/audit.ts';
import type { Invoice } from '#domain/subscriptions/find-subscription.server.ts';
import type { Tier } from '#domain/subscriptions/subscription.ts';
import { m } from '#messages';

/** The words for what the domain names by a code. Each table is complete, or it does not compile. */

type Words<Code extends string> = Record<Code, () => string>;

export const roleLabels: Words<Role> = {
  client: m.role_client,
  influencer: m.role_influencer,
};

export const campaignStatusLabels: Words<CampaignStatus> = {
  draft: m.campaign_status_draft,
  active: m.campaign_status_active,
  ended: m.campaign_status_ended,
  completed: m.campaign_status_completed,
  canceled: m.campaign_status_canceled,
};

export const campaignFilterLabels: Words<CampaignFilter> = {
  all: m.campaign_filter_all,
  active: m.campaign_filter_active,
  draft: m.campaign_filter_draft,
  canceled: m.campaign_filter_canceled,
  ended: m.campaign_filter_ended,
};

/** What a campaign's owner presses, what we ask back, and what it brings with it. */
export const campaignTransitionLabels: Words<CampaignTransition> = {
  publish: m.campaign_transition_publish,
  cancelDraft: m.campaign_transition_cancelDraft,
  end: m.campaign_transition_end,
  cancel: m.campaign_transition_cancel,
  complete: m.campaign_transition_complete,
};

export const campaignTransitionQuestions: Words<CampaignTransition> = {
  publish: m.campaign_transition_publish_ask,
  cancelDraft: m.campaign_transition_cancelDraft_ask,
  end: m.campaign_transition_end_ask,
  cancel: m.campaign_transition_cancel_ask,
  complete: m.campaign_transition_complete_ask,
};

export const campaignTransitionConsequences: Words<CampaignTransition> = {
  publish: m.campaign_transition_publish_text,
  cancelDraft: m.campaign_transition_cancelDraft_text,
  end: m.campaign_transition_end_text,
  cancel: m.campaign_transition_cancel_text,
  complete: m.campaign_transition_complete_text,
};

export const compensationLabels: Words<CompensationType> = {
  gifted: m.compensation_gifted,
  paid: m.compensation_paid,
  giftedAndPaid: m.compensation_giftedAndPaid,
};

/** The brand's three tables of applicants. */
export const standingLabels: Words<Standing> = {
  validated: m.campaign_applicants_validated,
  pending: m.campaign_applicants_pending,
  refused: m.campaign_applicants_refused,
};

/** What an influencer gains, in the words of the badges. */
export const offerLabels: Words<CompensationType> = {
  gifted: m.application_offer_gifted,
  paid: m.application_offer_paid,
  giftedAndPaid: m.application_offer_giftedAndPaid,
};

/** The titles of the groups of one's applications. */
export const applicationGroupLabels: Words<ApplicationGroup> = {
  accepted: m.application_group_accepted,
  pending: m.application_group_pending,
  ended: m.application_group_ended,
  declined: m.application_group_declined,
};

/** One's application in a badge, where other things stand around it. */
export const applicationStateLabels: Words<ApplicationGroup> = {
  accepted: m.application_state_accepted,
  pending: m.application_state_pending,
  ended: m.application_state_ended,
  declined: m.application_state_declined,
};

/** 'Hotel', never 'Hostel': labels go by the kind of a collaboration, `kindOf(type)`. */
export const collaborationLabels: Words<CollaborationKind> = {
  restaurant: m.collaboration_restaurant,
  hotel: m.collaboration_hotel,
  event: m.collaboration_event,
  remote: m.collaboration_remote,
  other: m.collaboration_other,
};

/** Where one chooses among collaborations of one kind, each has a name of its own. */
export const collaborationChoiceLabels: Words<CollaborationType> = {
  restaurant: m.collaboration_restaurant,
  hostel: m.collaboration_hotel,
  hotel: m.collaboration_hotel,
  physical: m.collaboration_physical,
  physical_event: m.collaboration_physical,
  event: m.collaboration_any_event,
  remote: m.collaboration_remote,
  instagram: m.collaboration_instagram,
  other: m.collaboration_other,
};

export const thematicLabels: Words<Thematic> = {
  lifestyle: m.thematic_lifestyle,
  travel: m.thematic_travel,
  food: m.thematic_food,
  fashion: m.thematic_fashion,
  beauty: m.thematic_beauty,
  fitness: m.thematic_fitness,
  photography: m.thematic_photography,
  tech: m.thematic_tech,
  books: m.thematic_books,
  music: m.thematic_music,
  art: m.thematic_art,
  business: m.thematic_business,
  health: m.thematic_health,
  parenthood: m.thematic_parenthood,
};

export const countryLabels: Words<Country> = {
  fr: m.country_fr,
  us: m.country_us,
  uk: m.country_uk,
  ca: m.country_ca,
  de: m.country_de,
  es: m.country_es,
  it: m.country_it,
  jp: m.country_jp,
  au: m.country_au,
  br: m.country_br,
};

export const followerRangeLabels: Words<FollowerRange> = {
  '1k-5k': m.follower_range_1k_5k,
  '5k-10k': m.follower_range_5k_10k,
  '10k-50k': m.follower_range_10k_50k,
  '50k-100k': m.follower_range_50k_100k,
  '100k-250k': m.follower_range_100k_250k,
  '250k-500k': m.follower_range_250k_500k,
  '500k-1m': m.follower_range_500k_1m,
  '1m+': m.follower_range_1m_up,
};

export const sortLabels: Words<Sort> = {
  followers: m.browse_sort_followers,
  engagement: m.browse_sort_engagement,
  posts: m.browse_sort_posts,
};

export const tierLabels: Words<Tier> = {
  free: m.subscription_tier_free,
  basic: m.subscription_tier_basic,
  premium: m.subscription_tier_premium,
};

export const reportLabels: Words<Report> = {
  basic: m.report_basic,
  detailed: m.report_detailed,
  analytics: m.report_analytics,
};

export const reportStateLabels: Words<ReportState> = {
  validated: m.report_state_validated,
  pending: m.report_state_pending,
  refused: m.report_state_refused,
  unanswered: m.report_state_unanswered,
};

/** Whose word the figures of a profile are. */
export const figuresSourceLabels: Words<ReportLine['figuresSource']> = {
  declared: m.report_source_declared,
  verified: m.report_source_verified,
};

export const billingLabels: Words<Invoice['billing']> = {
  monthly: m.subscription_billing_monthly,
  yearly: m.subscription_billing_yearly,
};

export const invoiceStatusLabels: Words<Invoice['status']> = {
  paid: m.subscription_invoice_paid,
  open: m.subscription_invoice_open,
  void: m.subscription_invoice_void,
};

export const topicLabels: Words<Topic> = {
  together: m.blog_topic_together,
  money: m.blog_topic_money,
  law: m.blog_topic_law,
  places: m.blog_topic_places,
  figures: m.blog_topic_figures,
};

export const entryStateLabels: Words<EntryState> = {
  draft: m.editor_state_draft,
  planned: m.editor_state_planned,
  published: m.editor_state_published,
};

export const documentTypeLabels: Words<DocumentType> = {
  kbis: m.company_document_kbis,
  other: m.company_document_other,
};

export const employeeLabels: Words<EmployeeRange> = {
  '1': m.company_employees_1,
  '2-10': m.company_employees_2_10,
  '11-50': m.company_employees_11_50,
  '51-200': m.company_employees_51_200,
  '201-500': m.company_employees_201_500,
  '501-1000': m.company_employees_501_1000,
  '1001+': m.company_employees_1001_up,
};

export const industryLabels: Words<Industry> = {
  restaurants: m.industry_restaurants,
  hotels: m.industry_hotels,
  travel: m.industry_travel,
  food: m.industry_food,
  fashion: m.industry_fashion,
  luxury: m.industry_luxury,
  beauty: m.industry_beauty,
  wellness: m.industry_wellness,
  sport: m.industry_sport,
  home: m.industry_home,
  culture: m.industry_culture,
  tech: m.industry_tech,
  mobility: m.industry_mobility,
  family: m.industry_family,
  services: m.industry_services,
};

export const auditActLabels: Words<AuditAct> = {
  'staff.added': m.staff_act_staff_added,
  'staff.removed': m.staff_act_staff_removed,
  'influencer.verified': m.staff_act_influencer_verified,
  'influencer.refused': m.staff_act_influencer_refused,
  'influencer.featured': m.staff_act_influencer_featured,
  'influencer.unfeatured': m.staff_act_influencer_unfeatured,
  'company.verified': m.staff_act_company_verified,
  'company.refused': m.staff_act_company_refused,
  'account.suspended': m.staff_act_account_suspended,
  'account.lifted': m.staff_act_account_lifted,
  'call.done': m.staff_act_call_done,
  'call.reopened': m.staff_act_call_reopened,
  'entry.written': m.editor_act_written,
  'entry.edited': m.editor_act_edited,
  'entry.published': m.editor_act_published,
  'entry.unpublished': m.editor_act_unpublished,
};
