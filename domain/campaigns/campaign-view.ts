import type { CampaignStatus, CompensationType } from './campaign.ts';
import type { CampaignInput } from './campaign-input.ts';
import type { CollaborationType } from './collaboration.ts';

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

/**
 * The public fields of a campaign: nothing about its account or its applicants. Fields that do not apply are blank. A single time
 * slot is always `slot1`. Prices are in euro cents.
 */
export interface PublicCampaign extends CampaignCardView, Omit<CampaignInput, 'mainMedia' | 'giftImages'> {
  minFollowers: number;
  /** Media references (`domain/files/media.ts`). */
  giftImages: string[];
}

/** The fields that the owner reads. */
export interface CampaignView extends PublicCampaign {
  clientId: string;
  /** Every change increments the version. An edit of an older version is refused. */
  version: number;
}
