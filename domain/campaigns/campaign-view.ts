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
  /** The town of the venue. Null without a venue. */
  town: string | null;
  startDate: string;
  endDate: string;
  /** Media reference (`domain/files/media.ts`) of the main image or video. */
  cover: string | null;
}

/** A campaign in the list of its brand. */
export interface OwnCampaignCard extends CampaignCardView {
  /** The number of applications without a decision. 0 unless the campaign is active. */
  pending: number;
  /** The fields that prevent the publication of a draft. Empty for other campaigns. */
  missing: MissingToPublish[];
}

/**
 * The public fields of a campaign, without the id of the brand's account and without the applicants. Unused fields
 * are blank. A single time slot is always in `slot1`. Prices are in euro cents.
 */
export interface PublicCampaign extends CampaignCardView, Omit<CampaignInput, 'mainMedia' | 'giftImages'> {
  minFollowers: number;
  /** Media references (`domain/files/media.ts`). */
  giftImages: string[];
}

export interface CampaignView extends PublicCampaign {
  clientId: string;
  /** Every saved change increments the version. Saving an older version is refused. */
  version: number;
}
