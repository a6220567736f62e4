import type { Condition, Requirement } from '#domain/campaigns/conditions/condition.ts';
import type { Thematic } from '#domain/campaigns/reference.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { formatList, formatMoney, formatNumber, tags } from './format.ts';
import { collaborationLabels } from './labels/collaboration.ts';
import { thematicLabels } from './labels/thematic.ts';

/** Names thematics inside a sentence: `food and travel`. */
export function thematicNames(ids: readonly Thematic[], language: Language): string {
  return formatList(
    ids.map((id) => thematicLabels[id]().toLocaleLowerCase(tags[language])),
    language,
  );
}

export function unmetRequirementText(requirement: Requirement, language: Language): string {
  if (requirement.name === 'thematics') {
    const asked = thematicNames(requirement.asked, language);
    return requirement.isStated
      ? m.requirement_thematics({ asked })
      : m.requirement_thematics_unstated({ asked });
  }
  const asked = formatNumber(requirement.asked, language);
  return requirement.stated === null
    ? m.requirement_followers_unstated({ asked })
    : m.requirement_followers({ asked, stated: formatNumber(requirement.stated, language) });
}

export function conditionText(condition: Condition, gift: string, language: Language): string {
  const { isMet } = condition;
  switch (condition.name) {
    case 'thematics': {
      if (!isMet) return unmetRequirementText(condition, language);
      const names = thematicNames(condition.shared, language);
      return names.charAt(0).toLocaleUpperCase(tags[language]) + names.slice(1);
    }
    case 'followers':
      if (!isMet) return unmetRequirementText(condition, language);
      return m.condition_followers({ asked: formatNumber(condition.asked, language) });
    case 'place': {
      const { hasVenue, town } = condition;
      if (!hasVenue) return m.condition_place_none();
      if (!town) return m.condition_place_unknown();
      return isMet ? m.condition_place({ town }) : m.condition_place_unmet({ town });
    }
    case 'kind': {
      const kind = collaborationLabels[condition.kind]();
      return isMet ? m.condition_kind({ kind }) : m.condition_kind_unmet({ kind });
    }
    case 'price':
      return priceText(condition, language);
    case 'gift':
      if (!condition.isOffered) return m.condition_gift_none();
      return isMet ? m.condition_gift({ gift }) : m.condition_gift_unstated();
  }
}

const priceTexts = {
  post: {
    above: m.condition_price_above_post,
    below: m.condition_price_below_post,
    equal: m.condition_price_equal_post,
  },
  story: {
    above: m.condition_price_above_story,
    below: m.condition_price_below_story,
    equal: m.condition_price_equal_story,
  },
};

function priceText(
  { price, acceptsPayment }: Extract<Condition, { name: 'price' }>,
  language: Language,
): string {
  if (!price) return m.condition_price_none();
  if (!acceptsPayment) return m.condition_price_unstated();
  if (price.minCents === 0) return m.condition_price_any();
  const cents = price.offeredCents - price.minCents;
  const texts = priceTexts[price.per];
  const difference = formatMoney(Math.abs(cents), 'EUR', language);
  return cents === 0 ? texts.equal() : texts[cents > 0 ? 'above' : 'below']({ difference });
}
