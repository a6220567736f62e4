import type { OpenCard, RedactedCard } from './influencer-view.ts';
import { redactedLocation } from './redacted-location.server.ts';

export interface Cards {
  open: OpenCard;
  redacted: RedactedCard;
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
