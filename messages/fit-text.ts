import type { Condition, StatedPreferences, StatedProfile } from '#domain/campaigns/conditions/condition.ts';
import type { FiguresSource } from '#domain/influencers/figures.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { thematicNames } from './condition-text.ts';
import { formatList, formatMoney, formatNumber, tags } from './format.ts';
import { collaborationChoiceLabels, collaborationLabels } from './labels/collaboration.ts';

interface Applicant extends StatedProfile {
  figuresSource: FiguresSource;
}

export function fitText(
  condition: Condition,
  applicant: Applicant,
  preferences: StatedPreferences,
  language: Language,
): { asked: string; stated: string } {
  switch (condition.name) {
    case 'thematics':
      return {
        asked: capitalized(thematicNames(condition.asked, language), language),
        stated: thematicsText(condition, applicant, language),
      };
    case 'followers':
      return {
        asked: m.fit_followers({ asked: formatNumber(condition.asked, language) }),
        stated: followersText(applicant, language),
      };
    case 'place':
      return {
        asked: condition.town ?? m.fit_place_unknown(),
        stated: placesText(applicant, preferences, language),
      };
    case 'kind':
      return {
        asked: collaborationLabels[condition.kind](),
        stated: condition.isMet ? m.fit_kind_met() : kindsText(preferences, language),
      };
    case 'price':
      return priceText(condition, language);
    case 'gift':
      return { asked: m.fit_gift(), stated: condition.isMet ? m.fit_gift_met() : m.fit_gift_unstated() };
  }
}

const capitalized = (text: string, language: Language) =>
  text.charAt(0).toLocaleUpperCase(tags[language]) + text.slice(1);

function thematicsText(
  { asked, shared, isStated }: Extract<Condition, { name: 'thematics' }>,
  { thematics }: Applicant,
  language: Language,
): string {
  if (!isStated) return m.fit_thematics_unstated();
  if (shared.length === 0) return m.fit_thematics_none({ stated: thematicNames(thematics, language) });
  if (shared.length === asked.length && asked.length > 1) return m.fit_thematics_all();
  return m.fit_thematics_shared({ shared: thematicNames(shared, language) });
}

function followersText({ followers, figuresSource }: Applicant, language: Language): string {
  if (followers === null) return m.fit_followers_unstated();
  const stated = formatNumber(followers, language);
  return figuresSource === 'verified' ? m.fit_followers_read({ stated }) : m.fit_followers_stated({ stated });
}

function placesText(
  { location }: Applicant,
  { preferredCities }: StatedPreferences,
  language: Language,
): string {
  const places = [
    preferredCities.length > 0 && m.fit_place_prefers({ cities: formatList(preferredCities, language) }),
    location && m.fit_place_lives({ location }),
  ].filter(Boolean);
  return places.length > 0 ? places.join(' · ') : m.fit_place_unstated();
}

function kindsText({ collaborationTypes }: StatedPreferences, language: Language): string {
  if (collaborationTypes.length === 0) return m.fit_kind_unstated();
  const kinds = collaborationTypes.map((type) =>
    collaborationChoiceLabels[type]().toLocaleLowerCase(tags[language]),
  );
  return m.fit_kind_unmet({ kinds: formatList(kinds, language) });
}

function priceText(
  { price, acceptsPayment }: Extract<Condition, { name: 'price' }>,
  language: Language,
): { asked: string; stated: string } {
  if (!price) return { asked: m.condition_price_none(), stated: m.fit_price_unstated() };
  const money = (cents: number) => formatMoney(cents, 'EUR', language);
  const asked = { post: m.fit_price_post, story: m.fit_price_story }[price.per]({
    price: money(price.offeredCents),
  });
  if (!acceptsPayment) return { asked, stated: m.fit_price_unstated() };
  if (price.minCents === 0) return { asked, stated: m.fit_price_any() };
  return { asked, stated: m.fit_price_minimum({ price: money(price.minCents) }) };
}
