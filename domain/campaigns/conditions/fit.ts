import {
  type Condition,
  conditionsOf,
  type Offering,
  type StatedPreferences,
  type StatedProfile,
} from './condition.ts';

export interface Fit {
  /**
   * The conditions that apply to the campaign. For example, a campaign without a gift has no condition about gifts.
   */
  conditions: Condition[];
  preferences: StatedPreferences;
}

export function fitOf(campaign: Offering, profile: StatedProfile, preferences: StatedPreferences): Fit {
  const conditions = conditionsOf(campaign, profile, preferences);
  return { conditions: conditions.filter(isPosed), preferences };
}

function isPosed(condition: Condition): boolean {
  if (condition.name === 'place') return condition.hasVenue;
  if (condition.name === 'price') return condition.price !== null;
  return condition.name !== 'gift' || condition.isOffered;
}
