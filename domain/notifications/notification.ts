import type { Role } from '../ctx.ts';

interface Kind {
  /** Who can be told such a thing. */
  roles: readonly Role[];
  /** How somebody who chose nothing is told. */
  byDefault: Channels;
}

/** In the product (the bell and its list), and by mail. */
export interface Channels {
  inProduct: boolean;
  byMail: boolean;
}

const everywhere: Channels = { inProduct: true, byMail: true };

/** Everything that people are told, in the order of the settings. */
export const notificationKinds = {
  application_received: { roles: ['client'], byDefault: everywhere },
  application_withdrawn: { roles: ['client'], byDefault: { inProduct: true, byMail: false } },
  application_accepted: { roles: ['influencer'], byDefault: everywhere },
  application_declined: { roles: ['influencer'], byDefault: everywhere },
  message: { roles: ['client', 'influencer'], byDefault: everywhere },
  campaign_closed: { roles: ['client', 'influencer'], byDefault: everywhere },
  verified: { roles: ['client', 'influencer'], byDefault: everywhere },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationKinds;

const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[];

export const isNotificationKind = (name: string): name is NotificationKind =>
  Object.hasOwn(notificationKinds, name);

/** The kinds that somebody of a role can be told. */
export function kindsFor(role: Role): NotificationKind[] {
  return notificationKindNames.filter((kind) =>
    (notificationKinds[kind].roles as readonly Role[]).includes(role),
  );
}

export type NotificationSettings = Partial<Record<NotificationKind, Channels>>;

/** What happened, in the words of the notice: one kind may be said in several ways. */
export type NotificationWording =
  | Exclude<NotificationKind, 'campaign_closed' | 'verified'>
  | 'campaign_ended'
  | 'campaign_canceled'
  | 'campaign_unanswered'
  | 'company_verified'
  | 'company_refused'
  | 'profile_verified'
  | 'profile_refused';

export interface NotificationView {
  id: string;
  kind: NotificationKind;
  word: NotificationWording;
  /** Whose list it stands in. */
  role: Role;
  campaignId: string | null;
  campaignTitle: string;
  influencerId: string | null;
  /** The person on the other side. */
  otherName: string;
  createdAt: Date;
  isRead: boolean;
}

/** A message that nobody has read for so long goes by mail. */
export const UNREAD_MINUTES = 10;

/** Which messages one letter is about: of each conversation those after a seq, up to another. */
export interface UnreadEmail {
  userId: string;
  /** Of the letter: sent twice by a process that died in between, it is the same letter. */
  letterId: string;
  conversations: { conversationId: string; after: number; upTo: number }[];
}

/** Told when somebody's notices have changed; the payload is their id. */
export const NOTIFICATION_CHANNEL = 'notice';
