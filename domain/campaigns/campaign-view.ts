import type { CampaignStatus, CompensationType } from './campaign.ts';
import type { CampaignInput } from './campaign-input.ts';
import type { CollaborationType } from './collaboration.ts';

/** The fields of a campaign card. Days are `YYYY-MM-DD` in Paris. */
export interface CampaignCardView {
  id: string;
  status: CampaignStatus;
  title: string;
  companyId: string;
  companyName: string;
  compensationType: CompensationType;
  collaborationType: CollaborationType;
  /** Town of the venue; null without a venue. */
  town: string | null;
  startDate: string;
  endDate: string;
  /** Media reference (`domain/files/media.ts`) of the main image or video. */
  cover: string | null;
}

/**
 * The public fields of a published campaign: nothing about its account or its applicants. Fields that do not apply are blank. A
 * single time slot is always `slot1`. Prices are whole euro cents.
 */
export interface PublicCampaign extends CampaignCardView, Omit<CampaignInput, 'mainMedia' | 'giftImages'> {
  minFollowers: number;
  /** Media (`domain/files/media.ts`). */
  giftImages: string[];
}

/** The fields that the owner reads. */
export interface CampaignView extends PublicCampaign {
  clientId: string;
  /** Incremented by every change, to detect an edit of an older version. */
  version: number;
}
