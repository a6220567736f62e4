import type { Thematic } from '../campaigns/reference.ts';
import { veiledLocation } from './veiled-location.ts';

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
  veiled: false;
  name: string;
  handle: string;
  /** A medium (`domain/files/media.ts`). */
  picture: string | null;
}

/** The same for a visitor: who it is is not in it. */
export interface VeiledCard extends CardFacts {
  veiled: true;
}

export type InfluencerCardView = OpenCard | VeiledCard;

/** One influencer, for each kind of reader. */
export interface Cards {
  open: OpenCard;
  veiled: VeiledCard;
}

export function cardsOf(open: OpenCard): Cards {
  return { open, veiled: veil(open) };
}

function veil(card: OpenCard): VeiledCard {
  const { id, thematics, followers, posts, engagementRate, isVerified, isFeatured } = card;
  return {
    veiled: true,
    id,
    location: veiledLocation(card),
    thematics,
    followers,
    posts,
    engagementRate,
    isVerified,
    isFeatured,
  };
}
