import type { Figures } from './figures.ts';
import type { CardFacts, OpenCard } from './influencer-view.ts';

/** Number of characters. */
export const MAX_BIO_LENGTH = 2_000;

/** Visitors may see these facts, because the facts do not identify the influencer. */
interface ProfileFacts extends CardFacts, Figures {
  /** The moment when the figures were read from Instagram. Declared figures have null. */
  figuresReadAt: Date | null;
  previousCollaborations: number;
}

export interface OpenProfile extends ProfileFacts, OpenCard {
  bio: string;
  isOwn: boolean;
  /** Whether the viewer is a brand and the influencer is in the collection. */
  mayBeInvited: boolean;
}

/** A profile as visitors see it. The bio is left out, because a bio may name its author. */
export interface RedactedProfile extends ProfileFacts {
  redacted: true;
}

export type ProfileView = OpenProfile | RedactedProfile;
