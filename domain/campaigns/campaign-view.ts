import type { CampaignStatus, CompensationType } from './campaign.ts';
import type { CampaignInput } from './campaign-input.ts';
import type { CollaborationType } from './collaboration.ts';

/** What a card shows of a campaign. Days are `YYYY-MM-DD` of Paris. */
export interface CampaignCardView {
  id: string;
  status: CampaignStatus;
  title: string;
  companyId: string;
  companyName: string;
  compensationType: CompensationType;
  collaborationType: CollaborationType;
  /** The venue's; null unless the collaboration has one. */
  town: string | null;
  startDate: string;
  endDate: string;
  /** The main picture or film, a medium (`domain/files/media.ts`). */
  cover: string | null;
}

/** What the brand filled in, except its media. A field that does not apply is blank, and the first slot is set first. */
export type CampaignFields = Omit<CampaignInput, 'mainMedia' | 'giftImages'>;

/**
 * What anyone may read of a published campaign: nothing about its account or its applicants. Prices are whole cents of a
 * euro.
 */
export interface PublicCampaign extends CampaignCardView, CampaignFields {
  minFollowers: number;
  /** Each a medium. */
  giftImages: string[];
}

/** A campaign as its owner reads it. */
export interface CampaignView extends PublicCampaign {
  clientId: string;
  /** Counts the changes, so that an edit of an older version is recognised. */
  version: number;
}
