import type { Figures } from './figures.ts';
import type { CardFacts, OpenCard } from './influencer-view.ts';

/** Number of characters. */
export const MAX_BIO_LENGTH = 2_000;

/** Visitors may see these facts, because they do not identify the influencer. */
interface ProfileFacts extends CardFacts, Figures {
  figuresReadAt: Date | null;
  /** Null for verified figures, and for declared figures without a known date. */
  figuresDeclaredAt: Date | null;
  previousCollaborations: number;
}

export interface OpenProfile extends ProfileFacts, OpenCard {
  bio: string;
  isOwn: boolean;
  mayBeInvited: boolean;
  /** Brands must not learn why this is false (`takes-invitations.server.ts`). */
  takesInvitations: boolean;
  mayBeBlocked: boolean;
}

/** Visitors see this profile. The profile has no bio, because a bio may name its author. */
export interface RedactedProfile extends ProfileFacts {
  redacted: true;
}

export type ProfileView = OpenProfile | RedactedProfile;
