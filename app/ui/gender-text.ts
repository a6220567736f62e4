import type { PublicCampaign } from '#domain/campaigns/campaign-view.ts';
import { m } from '#messages';
import { formatList } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

export function genderText(
  campaign: Pick<PublicCampaign, 'femalePercentage' | 'malePercentage' | 'otherPercentage'>,
): string {
  const shares = [
    { share: campaign.femalePercentage, label: m.campaign_women },
    { share: campaign.malePercentage, label: m.campaign_men },
    { share: campaign.otherPercentage, label: m.campaign_other_genders },
  ].filter(({ share }) => share > 0);
  return formatList(
    shares.map(({ share, label }) => label({ share })),
    currentLanguage(),
  );
}
