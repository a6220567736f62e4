import { renderToStaticMarkup } from 'react-dom/server';
import { InfluencerCard } from '#app/ui/influencer-card.tsx';
import type { InfluencerCardView } from '#domain/influencers/influencer-view.ts';
import type { Language } from '#domain/language.ts';
import { currentLanguage } from '#messages/path-language.ts';

export function renderCard(card: InfluencerCardView): string {
  return renderToStaticMarkup(<InfluencerCard card={card} />);
}

const renderedCards: Record<Language, WeakMap<InfluencerCardView, string>> = {
  en: new WeakMap(),
  fr: new WeakMap(),
};

/** Renders cards and caches the HTML by card object. The influencer index creates a new object for a changed card. */
export function renderCards(cards: readonly InfluencerCardView[]): string {
  const cache = renderedCards[currentLanguage()];
  return cards.map((card) => cache.get(card) ?? render(card, cache)).join('');
}

function render(card: InfluencerCardView, cache: WeakMap<InfluencerCardView, string>): string {
  // React's HTML is a slow V8 rope of hundreds of strings. A Buffer flattens it.
  const html = Buffer.from(renderCard(card)).toString();
  cache.set(card, html);
  return html;
}
