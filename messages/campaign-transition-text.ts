import type { CampaignTransition } from '#domain/campaigns/campaign.ts';
import { m } from '#messages';
import { formatList } from './format.ts';
import { campaignTransitionConsequences } from './labels/campaign.ts';
import { memberName } from './member-name.ts';
import { currentLanguage } from './path-language.ts';

/** Describes what a transition does. `going` has the names of the influencers whose agreed deals go on. */
export function consequenceOf(transition: CampaignTransition, going: readonly string[]): string {
  const consequence = campaignTransitionConsequences[transition]();
  if (going.length === 0) return consequence;
  const names = formatList(going.map(memberName), currentLanguage());
  return `${consequence} ${m.deal_campaign_go_on({ count: going.length, names })}`;
}
