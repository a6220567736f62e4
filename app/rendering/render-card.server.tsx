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

/** Caches the HTML of each card object. The influencer index creates a new object for a changed card. */
export function renderCards(cards: readonly InfluencerCardView[]): string {
  const cache = renderedCards[currentLanguage()];
  return cards.map((card) => cache.get(card) ?? render(card, cache)).join('');
}

function render(card: InfluencerCardView, cache: WeakMap<InfluencerCardView, string>): string {
  // V8 keeps React's concatenated HTML as a slow tree of hundreds of strings. A Buffer converts the tree to one flat
  // string.
  const html = Buffer.from(renderCard(card)).toString();
  cache.set(card, html);
  return html;
}
