import type { CampaignStatus, CompensationType } from './campaign.ts';
import type { CampaignInput } from './campaign-input.ts';
import type { CollaborationType } from './collaboration.ts';
import type { MissingToPublish } from './publication.ts';

/** A campaign card. Days are `YYYY-MM-DD` in Paris. */
export interface CampaignCardView {
  id: string;
  status: CampaignStatus;
  title: string;
  companyId: string;
  companyName: string;
  compensationType: CompensationType;
  collaborationType: CollaborationType;
  /** Town of the venue. Null without a venue. */
  town: string | null;
  startDate: string;
  endDate: string;
  /** Media reference (`domain/files/media.ts`) of the main image or video. */
  cover: string | null;
}

/** A campaign in the list of its brand. */
export interface OwnCampaignCard extends CampaignCardView {
  /** Number of applications that wait for the brand's decision. 0 unless the campaign is active. */
  pending: number;
  /** Fields that a draft lacks to be published. Empty for other campaigns. */
  missing: MissingToPublish[];
}

/**
 * The public fields of a campaign. They do not include the id of the brand's account or the applicants. Fields that do
 * not apply are blank. If there is only one time slot, it is in `slot1`. Prices are in euro cents.
 */
export interface PublicCampaign extends CampaignCardView, Omit<CampaignInput, 'mainMedia' | 'giftImages'> {
  minFollowers: number;
  /** Media references (`domain/files/media.ts`). */
  giftImages: string[];
}

/** A campaign as its owner sees it. */
export interface CampaignView extends PublicCampaign {
  clientId: string;
  /** Every change increments the version. Saving an older version is refused. */
  version: number;
}
