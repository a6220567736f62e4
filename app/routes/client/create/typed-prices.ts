import type { CampaignDraft } from '#domain/campaigns/campaign-fields.ts';
import type { Language } from '#domain/language.ts';
import { formatTypedMoney } from '#messages/format.ts';

/** A campaign's prices as typed text. */
export interface TypedPrices {
  postPrice: string;
  storyPrice: string;
}

/** Formats stored prices for the fields of a form. A price of 0 is blank. */
export function typedPrices(
  { postPriceCents, storyPriceCents }: Pick<CampaignDraft, 'postPriceCents' | 'storyPriceCents'>,
  language: Language,
): TypedPrices {
  const typed = (cents: number) => (cents === 0 ? '' : formatTypedMoney(cents, language));
  return { postPrice: typed(postPriceCents), storyPrice: typed(storyPriceCents) };
}
