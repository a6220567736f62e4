import type { Thematic } from '../campaigns/reference.ts';

export interface CardFacts {
  id: string;
  location: string;
  thematics: Thematic[];
  followers: number;
  posts: number;
  /** Percent. */
  engagementRate: number;
  isVerified: boolean;
  isFeatured: boolean;
}

/** An influencer in a list, as the signed-in see it. */
export interface OpenCard extends CardFacts {
  redacted: false;
  name: string;
  handle: string;
  /** A medium (`domain/files/media.ts`). */
  picture: string | null;
}

/** The same for a visitor: who it is is not in it. */
export interface RedactedCard extends CardFacts {
  redacted: true;
}

export type InfluencerCardView = OpenCard | RedactedCard;
