import type { Condition } from '#domain/campaigns/conditions/condition.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { thematicNames } from './condition-text.ts';
import { formatNumber, tags } from './format.ts';
import { collaborationLabels } from './labels/collaboration.ts';

/**
 * Returns a condition of a campaign as text for the brand that looks at an influencer. The text never contains the
 * influencer's own price.
 */
export function suggestedText(condition: Condition, language: Language): string {
  const { isMet } = condition;
  switch (condition.name) {
    case 'thematics': {
      if (!isMet) return condition.isStated ? m.suggested_thematics() : m.suggested_thematics_unstated();
      const names = thematicNames(condition.shared, language);
      return names.charAt(0).toLocaleUpperCase(tags[language]) + names.slice(1);
    }
    case 'followers': {
      const asked = formatNumber(condition.asked, language);
      if (condition.stated === null) return m.suggested_followers_unstated({ asked });
      const stated = formatNumber(condition.stated, language);
      return isMet ? m.suggested_followers({ stated }) : m.suggested_followers_unmet({ stated, asked });
    }
    case 'place': {
      const { hasVenue, town } = condition;
      if (!hasVenue) return m.suggested_place_none();
      if (!town) return m.suggested_place_unknown();
      return isMet ? m.suggested_place({ town }) : m.suggested_place_unmet({ town });
    }
    case 'kind': {
      const kind = collaborationLabels[condition.kind]();
      return isMet ? m.suggested_kind({ kind }) : m.suggested_kind_unmet({ kind });
    }
    case 'price':
      if (!condition.price) return m.suggested_price_none();
      if (!condition.acceptsPayment) return m.suggested_price_unstated();
      if (isMet) return m.suggested_price();
      return condition.price.per === 'post'
        ? m.suggested_price_unmet_post()
        : m.suggested_price_unmet_story();
    case 'gift':
      if (!condition.isOffered) return m.suggested_gift_none();
      return isMet ? m.suggested_gift() : m.suggested_gift_unstated();
  }
}
