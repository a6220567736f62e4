import type { ComparedCondition } from '#domain/invitations/find-campaigns-to-invite.server.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { thematicNames } from './condition-text.ts';
import { formatNumber } from './format.ts';

/** Returns the text of a condition for the brand. `condition-text.ts` has the text for the influencer. */
export function comparedText(condition: ComparedCondition, language: Language): string {
  switch (condition.name) {
    case 'thematics':
      return condition.isMet
        ? m.invitation_fit_thematics({ names: thematicNames(condition.shared, language) })
        : m.invitation_fit_thematics_unmet({ names: thematicNames(condition.asked, language) });
    case 'followers': {
      const asked = formatNumber(condition.asked, language);
      if (condition.isMet) return m.invitation_fit_followers({ asked });
      return condition.stated === null
        ? m.invitation_fit_followers_unstated({ asked })
        : m.invitation_fit_followers_unmet({ asked, stated: formatNumber(condition.stated, language) });
    }
    case 'place': {
      const { hasVenue, town, isMet } = condition;
      if (!hasVenue) return m.invitation_fit_place_none();
      if (!town) return m.invitation_fit_place_unknown();
      return isMet ? m.invitation_fit_place({ town }) : m.invitation_fit_place_unmet({ town });
    }
  }
}
