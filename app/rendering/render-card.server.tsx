import { renderToStaticMarkup } from 'react-dom/server';
import { InfluencerCard } from '#app/ui/influencer-card.tsx';
import type { InfluencerCardView } from '#domain/influencers/influencer-view.ts';
import type { Language } from '#domain/language.ts';
import { currentLanguage } from '#messages/path-language.ts';

/** Renders an influencer's card as HTML in the current language. */
export function renderCard(card: InfluencerCardView): string {
  return renderToStaticMarkup(<InfluencerCard card={card} />);
}

const renderedCards: Record<Language, WeakMap<InfluencerCardView, string>> = {
  en: new WeakMap(),
  fr: new WeakMap(),
};

/** Renders many cards as HTML, each once. The cache is by object: the influencer index makes a new object for a changed card. */
export function renderCards(cards: readonly InfluencerCardView[]): string {
  const cache = renderedCards[currentLanguage()];
  return cards.map((card) => cache.get(card) ?? render(card, cache)).join('');
}

function render(card: InfluencerCardView, cache: WeakMap<InfluencerCardView, string>): string {
  // React's result is a V8 rope of some hundred strings. Joining ropes is slow, so a Buffer flattens it.
  const html = Buffer.from(renderCard(card)).toString();
  cache.set(card, html);
  return html;
}
