import { renderToStaticMarkup } from 'react-dom/server';
import { InfluencerCard } from '#app/ui/influencer-card.tsx';
import type { InfluencerCardView } from '#domain/influencers/influencer-view.ts';
import type { Language } from '#domain/language.ts';
import { currentLanguage } from '#messages/path-language.ts';

/** `invites`: the card links to the page that invites the influencer. Only brands get this card. */
export function renderCard(card: InfluencerCardView, invites = false): string {
  return renderToStaticMarkup(<InfluencerCard card={card} invites={invites} />);
}

type Cache = WeakMap<InfluencerCardView, string>;

const renderedCards: Record<Language, { plain: Cache; inviting: Cache }> = {
  en: { plain: new WeakMap(), inviting: new WeakMap() },
  fr: { plain: new WeakMap(), inviting: new WeakMap() },
};

/** Caches the HTML of each card object. The influencer index creates a new object for a changed card. */
export function renderCards(cards: readonly InfluencerCardView[], invites: boolean): string {
  const cache = renderedCards[currentLanguage()][invites ? 'inviting' : 'plain'];
  return cards.map((card) => cache.get(card) ?? render(card, invites, cache)).join('');
}

function render(card: InfluencerCardView, invites: boolean, cache: Cache): string {
  // V8 keeps React's concatenated HTML as a slow tree of hundreds of strings. A Buffer converts the tree to one flat
  // string.
  const html = Buffer.from(renderCard(card, invites)).toString();
  cache.set(card, html);
  return html;
}
