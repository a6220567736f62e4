import { renderToStaticMarkup } from 'react-dom/server';
import type { InfluencerCardView } from '#domain/influencers/influencer-view.ts';
import { InfluencerCard } from './ui/influencer-card.tsx';

/** An influencer's card as HTML, in the language being spoken: the same as the page draws. */
export function drawCard(card: InfluencerCardView): string {
  return renderToStaticMarkup(<InfluencerCard card={card} />);
}
