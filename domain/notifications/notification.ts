import type { Role } from '../ctx.ts';

interface Kind {
  roles: readonly Role[];
  byDefault: Channels;
  /** The email cannot be turned off, because the law or a contract needs it. */
  alwaysByMail?: true;
}

export interface Channels {
  inProduct: boolean;
  byMail: boolean;
}

const bothChannels: Channels = { inProduct: true, byMail: true };

export const notificationKinds = {
  application_received: { roles: ['client'], byDefault: bothChannels },
  application_withdrawn: { roles: ['client'], byDefault: { inProduct: true, byMail: false } },
  application_accepted: { roles: ['influencer'], byDefault: bothChannels },
  application_declined: { roles: ['influencer'], byDefault: bothChannels },
  invitation_received: { roles: ['influencer'], byDefault: bothChannels },
  question_asked: { roles: ['client'], byDefault: bothChannels },
  question_answered: { roles: ['influencer'], byDefault: bothChannels },
  message: { roles: ['client', 'influencer'], byDefault: bothChannels },
  campaign_closed: { roles: ['client', 'influencer'], byDefault: bothChannels },
  deal_terms: { roles: ['client', 'influencer'], byDefault: bothChannels },
  deal_contract: { roles: ['client', 'influencer'], byDefault: bothChannels, alwaysByMail: true },
  deal_work: { roles: ['client', 'influencer'], byDefault: bothChannels },
  deal_reminder: { roles: ['client', 'influencer'], byDefault: bothChannels },
  verified: { roles: ['client', 'influencer'], byDefault: bothChannels },
  search: { roles: ['client', 'influencer'], byDefault: bothChannels },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationKinds;

const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[];

export const isAlwaysByMail = (kind: NotificationKind): boolean =>
  (notificationKinds[kind] as Kind).alwaysByMail === true;

export const isNotificationKind = (name: string): name is NotificationKind =>
  Object.hasOwn(notificationKinds, name);

export function kindsFor(role: Role): NotificationKind[] {
  return notificationKindNames.filter((kind) => notificationKinds[kind].roles.some((it) => it === role));
}

export type NotificationSettings = Partial<Record<NotificationKind, Channels>>;

/** Wordings of the notifications that link to a deal. */
export const dealWordings = [
  'deal_started',
  'offer_made',
  'offer_declined',
  'offer_withdrawn',
  'offer_expired',
  'deal_agreed',
  'deal_to_sign',
  'contract_signed',
  'deal_stopped',
  'deal_silent',
  'deal_not_signed',
  'deal_campaign_closed',
  'deal_remind_offer_by',
  'deal_remind_quiet',
  'deal_remind_sign_by',
  'content_submitted',
  'content_changes_asked',
  'content_approved',
  'content_approved_silently',
  'content_published',
  'content_objected',
  'content_confirmed',
  'content_confirmed_silently',
  'content_dropped',
  'figures_declared',
  'gift_sent',
  'gift_problem',
  'gift_received',
  'gift_presumed',
  'gift_waived',
  'deal_done',
  'deal_given_up',
  'deal_remind_send_by',
  'deal_remind_arrive_by',
  'deal_remind_submit_by',
  'deal_remind_approve_by',
  'deal_remind_change_by',
  'deal_remind_publish_by',
  'deal_remind_confirm_by',
  'deal_remind_figures',
] as const;
export type DealWording = (typeof dealWordings)[number];

export type NotificationWording =
  | Exclude<NotificationKind, `deal_${string}` | 'campaign_closed' | 'verified' | 'search'>
  | 'search_campaigns'
  | 'search_influencers'
  | 'campaign_ended'
  | 'campaign_canceled'
  | 'campaign_unanswered'
  | 'application_reminded'
  | 'application_lapsed_client'
  | 'application_lapsed_influencer'
  | 'application_lapsed_again'
  | 'details_requested'
  | DealWording
  | 'company_verified'
  | 'company_refused'
  | 'profile_verified'
  | 'profile_refused'
  | 'instagram_unproved';

export interface NotificationView {
  id: string;
  kind: NotificationKind;
  word: NotificationWording;
  role: Role;
  campaignId: string | null;
  campaignTitle: string;
  influencerId: string | null;
  /** Also set for an accepted application if the acceptance sent the terms at once. */
  dealId: string | null;
  /**
   * True if the reader is the brand and the influencer's application is neither withdrawn nor hidden. Always false for
   * influencers, because they must not learn that their application is hidden.
   */
  isApplicationShown: boolean;
  otherName: string;
  searchNames: string;
  /** Last day of the deadline that the notification is about. Null for other notifications. */
  lastDay: string | null;
  createdAt: Date;
  isRead: boolean;
}

export const UNREAD_MINUTES = 10;

/** For each conversation, the email contains the messages with a seq above `after`, up to `upTo`. */
export interface UnreadEmail {
  userId: string;
  /** If a crash sends the email twice, both have this id. */
  letterId: string;
  conversations: { conversationId: string; after: number; upTo: number }[];
}

/** Database signal of changed notifications, with the user's id. */
export const NOTIFICATION_CHANNEL = 'notice';
