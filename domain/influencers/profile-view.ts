import type { Figures } from './figures.ts';
import type { CardFacts, OpenCard } from './influencer-view.ts';

/** What anybody may know of an influencer: nothing of it leads to the person. */
interface ProfileFacts extends CardFacts, Figures {
  figuresSource: 'declared' | 'verified';
  /** When Instagram was read; null for declared figures. */
  figuresReadAt: Date | null;
  /** Accepted applications of completed campaigns. */
  previousCollaborations: number;
}

/** A profile as the signed-in see it. */
export interface OpenProfile extends ProfileFacts, OpenCard {
  bio: string;
  isOwn: boolean;
}

/** The same for a visitor. The bio is left out with the rest: it may name its writer. */
export interface RedactedProfile extends ProfileFacts {
  redacted: true;
}

export type ProfileView = OpenProfile | RedactedProfile;
