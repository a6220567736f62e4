import type { CampaignStatus, CompensationType } from './campaign.ts';
import type { CampaignInput } from './campaign-input.ts';
import type { CollaborationType } from './collaboration.ts';
import type { MissingToPublish } from './publication.ts';
import type { Thematic } from './reference.ts';

/** Days are `YYYY-MM-DD` in Paris. */
export interface CampaignCardView {
  id: string;
  status: CampaignStatus;
  title: string;
  companyId: string;
  companyName: string;
  compensationType: CompensationType;
  collaborationType: CollaborationType;
  town: string | null;
  startDate: string;
  endDate: string;
  cover: string | null;
}

/** A card for influencers. Prices are in euro cents. */
export interface OfferCardView extends CampaignCardView {
  thematics: Thematic[];
  postPriceCents: number;
  storyPriceCents: number;
  minFollowers: number;
}

export interface OwnCampaignCard extends CampaignCardView {
  pending: number;
  /** At most three of the pending applicants, the longest wait first. */
  waiting: { name: string; picture: string | null }[];
  applicants: number;
  accepted: number;
  /** Fields that prevent the publication of a draft. Other campaigns have none. */
  missing: MissingToPublish[];
}

/**
 * Contains neither the brand's account id nor the applicants. Unused fields are blank. A single time slot is in
 * `slot1`. Prices are in euro cents.
 */
export interface PublicCampaign extends OfferCardView, Omit<CampaignInput, 'mainMedia' | 'giftImages'> {
  giftImages: string[];
}

export interface CampaignView extends PublicCampaign {
  clientId: string;
  /** Incremented by every saved change. Forms with an older version are refused. */
  version: number;
}
