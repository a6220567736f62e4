import { renderToStaticMarkup } from 'react-dom/server';
import { InfluencerCard } from '#app/ui/influencer-card.tsx';
import type { InfluencerCardView } from '#domain/influencers/influencer-view.ts';
import type { Language } from '#domain/language.ts';
import { spokenLanguage } from '#messages/language.ts';

/** An influencer's card as HTML, in the language being spoken. */
export function renderCard(card: InfluencerCardView): string {
  return renderToStaticMarkup(<InfluencerCard card={card} />);
}

const drawn: Record<Language, WeakMap<InfluencerCardView, string>> = { en: new WeakMap(), fr: new WeakMap() };

/** The same of many. Each is drawn once, and kept with the card, which the catalogue keeps until its influencer changes. */
export function renderCards(cards: readonly InfluencerCardView[]): string {
  const known = drawn[spokenLanguage()];
  return cards.map((card) => known.get(card) ?? render(card, known)).join('');
}

function render(card: InfluencerCardView, known: WeakMap<InfluencerCardView, string>): string {
  // V8 keeps what React put together as a chain of some hundred pieces, slow to join; by way of a Buffer it is one piece.
  const html = Buffer.from(renderCard(card)).toString();
  known.set(card, html);
  return html;
}
