import type { Figures } from './figures.ts';
import type { CardFacts, OpenCard } from './influencer-view.ts';

/** Maximum length of the biography, in characters. */
export const MAX_BIO_LENGTH = 2_000;

/** The facts that visitors may also see. None of these facts identifies the influencer. */
interface ProfileFacts extends CardFacts, Figures {
  /** The time at which the figures were read from Instagram. Null for declared figures. */
  figuresReadAt: Date | null;
  /** The number of accepted applications to completed campaigns. */
  previousCollaborations: number;
}

/** A profile as signed-in viewers see it. */
export interface OpenProfile extends ProfileFacts, OpenCard {
  bio: string;
  isOwn: boolean;
}

/** A profile as visitors see it. It has no bio, because a bio may name its author. */
export interface RedactedProfile extends ProfileFacts {
  redacted: true;
}

export type ProfileView = OpenProfile | RedactedProfile;
