import type { Figures } from './figures.ts';
import type { CardFacts, OpenCard } from './influencer-view.ts';

/** Number of characters. */
export const MAX_BIO_LENGTH = 2_000;

/** Facts for visitors, because they do not identify the influencer. */
interface ProfileFacts extends CardFacts, Figures {
  /** When the figures were read from Instagram. Null for declared figures. */
  figuresReadAt: Date | null;
  previousCollaborations: number;
}

export interface OpenProfile extends ProfileFacts, OpenCard {
  bio: string;
  isOwn: boolean;
  /** The viewer is a brand, and the influencer is in the collection. */
  mayBeInvited: boolean;
}

/** For visitors, without the bio, because it may name its author. */
export interface RedactedProfile extends ProfileFacts {
  redacted: true;
}

export type ProfileView = OpenProfile | RedactedProfile;
