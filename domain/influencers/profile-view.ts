import type { Figures } from './figures.ts';
import type { CardFacts, OpenCard } from './influencer-view.ts';

/** Number of characters. */
export const MAX_BIO_LENGTH = 2_000;

/** Visitors may see these facts, because they do not identify the influencer. */
interface ProfileFacts extends CardFacts, Figures {
  /** Time of the reading from Instagram. Null for declared figures. */
  figuresReadAt: Date | null;
  previousCollaborations: number;
}

export interface OpenProfile extends ProfileFacts, OpenCard {
  bio: string;
  isOwn: boolean;
  /** True if the viewer is a brand and the influencer is in the collection. */
  mayBeInvited: boolean;
}

/** Visitors see this profile. It has no bio, because a bio may name its author. */
export interface RedactedProfile extends ProfileFacts {
  redacted: true;
}

export type ProfileView = OpenProfile | RedactedProfile;
