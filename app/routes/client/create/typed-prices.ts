import type { CampaignDraft } from '#domain/campaigns/campaign-draft.ts';
import type { Language } from '#domain/language.ts';
import { centsOf } from '#domain/money.ts';
import type { FormRefusalCode } from '#messages/form-refusal.ts';
import { formatTypedMoney } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

export interface TypedPrices {
  postPrice: string;
  storyPrice: string;
}

export function typedPrices(
  { postPriceCents, storyPriceCents }: Pick<CampaignDraft, 'postPriceCents' | 'storyPriceCents'>,
  language: Language,
): TypedPrices {
  const typed = (cents: number) => (cents === 0 ? '' : formatTypedMoney(cents, language));
  return { postPrice: typed(postPriceCents), storyPrice: typed(storyPriceCents) };
}

/** Returns 0 for a blank price and null for an invalid price. */
export function typedCents(price: string): number | null {
  return price.trim() === '' ? 0 : centsOf(price, currentLanguage());
}

/** Returns cents, with 0 for an invalid price, which `refusedWithPrices` refuses. */
export function pricesIn({ postPrice, storyPrice }: TypedPrices) {
  return { postPriceCents: typedCents(postPrice) ?? 0, storyPriceCents: typedCents(storyPrice) ?? 0 };
}

type Refused = Readonly<Record<string, FormRefusalCode>>;

/**
 * Adds the refusals of the typed prices to those of the draft. An invalid price is refused beside its field. If no
 * price is above 0, `prices` is refused too.
 */
export function refusedWithPrices(refused: Refused, typed: TypedPrices): Refused {
  const invalid = (['postPrice', 'storyPrice'] as const).filter((name) => typedCents(typed[name]) === null);
  if (invalid.length === 0) return refused;
  const { postPriceCents, storyPriceCents } = pricesIn(typed);
  return {
    ...refused,
    ...Object.fromEntries(invalid.map((name) => [`${name}Cents`, 'field.invalid_number' as const])),
    ...(postPriceCents + storyPriceCents === 0 && { prices: 'field.at_least_one_price' as const }),
  };
}
