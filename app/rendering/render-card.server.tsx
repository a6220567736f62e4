import { renderToStaticMarkup } from 'react-dom/server';
import { InfluencerCard } from '#app/ui/influencer-card.tsx';
import type { InfluencerCardView } from '#domain/influencers/influencer-view.ts';
import type { Language } from '#domain/language.ts';
import { currentLanguage } from '#messages/path-language.ts';

/** `forBrand` adds links to the pages on which a brand adds the influencer to a shortlist or invites the influencer. */
export function renderCard(card: InfluencerCardView, forBrand = false): string {
  return renderToStaticMarkup(<InfluencerCard card={card} forBrand={forBrand} />);
}

type Cache = WeakMap<InfluencerCardView, string>;

const renderedCards: Record<Language, { plain: Cache; forBrand: Cache }> = {
  en: { plain: new WeakMap(), forBrand: new WeakMap() },
  fr: { plain: new WeakMap(), forBrand: new WeakMap() },
};

/** The cache key is the card object. The influencer index creates a new object for a changed card. */
export function renderCards(cards: readonly InfluencerCardView[], forBrand: boolean): string {
  const cache = renderedCards[currentLanguage()][forBrand ? 'forBrand' : 'plain'];
  return cards.map((card) => cache.get(card) ?? render(card, forBrand, cache)).join('');
}

function render(card: InfluencerCardView, forBrand: boolean, cache: Cache): string {
  // V8 keeps React's concatenated HTML as a slow tree of hundreds of strings. A Buffer makes it one flat string.
  const html = Buffer.from(renderCard(card, forBrand)).toString();
  cache.set(card, html);
  return html;
}
