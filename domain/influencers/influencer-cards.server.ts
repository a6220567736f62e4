import { thematics } from '../campaigns/reference.ts';
import type { OpenCard, RedactedCard } from './influencer-view.ts';
import { redactedLocation } from './redacted-location.server.ts';

export interface Cards {
  open: OpenCard;
  redacted: RedactedCard;
}

/** Columns of `influencer` that `openCardOf` reads. */
export const cardColumns = [
  'influencer.id',
  'full_name as name',
  'handle',
  'picture',
  'location',
  'thematics',
  'followers',
  'posts',
  'engagement_rate as engagementRate',
  'figures_source as figuresSource',
  'verified_at',
  'featured_at',
] as const;

interface CardRow extends Omit<OpenCard, 'redacted' | 'thematics' | 'isVerified' | 'isFeatured'> {
  thematics: string[];
  verified_at: Date | null;
  featured_at: Date | null;
}

/** Ignores other columns of the row, because a card must show nothing else. */
export function openCardOf(row: CardRow): OpenCard {
  const { id, name, handle, picture, location, followers, posts, engagementRate, figuresSource } = row;
  return {
    redacted: false,
    id,
    name,
    handle,
    picture,
    location,
    followers,
    posts,
    engagementRate,
    figuresSource,
    thematics: thematics.filter((it) => row.thematics.includes(it)),
    isVerified: row.verified_at !== null,
    isFeatured: row.featured_at !== null,
  };
}

export function cardsOf(open: OpenCard): Cards {
  return { open, redacted: redactedCardOf(open) };
}

function redactedCardOf(card: OpenCard): RedactedCard {
  const { id, thematics, followers, posts, engagementRate, figuresSource, isVerified, isFeatured } = card;
  return {
    redacted: true,
    id,
    location: redactedLocation(card),
    thematics,
    followers,
    posts,
    engagementRate,
    figuresSource,
    isVerified,
    isFeatured,
  };
}
