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

export interface OpenCard extends CardFacts {
  redacted: false;
  name: string;
  handle: string;
  picture: string | null;
}

/** Visitors see this card. Nothing on the card identifies the influencer. */
export interface RedactedCard extends CardFacts {
  redacted: true;
}

export type InfluencerCardView = OpenCard | RedactedCard;
