import type { Thematic } from '../campaigns/reference.ts';
import type { Figures, FiguresSource } from './figures.ts';

export interface CardFacts extends Pick<Figures, 'followers' | 'posts' | 'engagementRate'> {
  id: string;
  location: string;
  thematics: Thematic[];
  figuresSource: FiguresSource;
  isVerified: boolean;
  isFeatured: boolean;
}

/** An influencer in a list, as logged-in viewers see it. */
export interface OpenCard extends CardFacts {
  redacted: false;
  name: string;
  handle: string;
  picture: string | null;
}

/** An influencer in a list, as visitors see it. Nothing in the card identifies the influencer. */
export interface RedactedCard extends CardFacts {
  redacted: true;
}

export type InfluencerCardView = OpenCard | RedactedCard;
