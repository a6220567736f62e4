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

/** An influencer in a list, as signed-in viewers see it. */
export interface OpenCard extends CardFacts {
  redacted: false;
  name: string;
  handle: string;
  /** A media reference (`domain/files/media.ts`). */
  picture: string | null;
}

/** An influencer in a list, as visitors see it. It contains nothing that identifies the influencer. */
export interface RedactedCard extends CardFacts {
  redacted: true;
}

export type InfluencerCardView = OpenCard | RedactedCard;
