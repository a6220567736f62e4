import type { CampaignStatus, CompensationType } from './campaign.ts';
import type { CollaborationType } from './collaboration.ts';
import type { Country, FollowerRange, Thematic, VenueCountry } from './reference.ts';
import type { TimeSlot } from './time-slot.ts';

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

/**
 * What anyone may read of a published one, venue included: nothing of its account, and nobody who applied. Prices are whole
 * cents of a euro.
 */
export interface PublicCampaign extends CampaignCardView {
  description: string;
  /** Empty when the type offers no gift. */
  giftDescription: string;
  postPriceCents: number;
  storyPriceCents: number;
  thematics: Thematic[];
  /** Null unless the collaboration has a venue. */
  venue: { name: string; address: string; town: string; country: VenueCountry; slots: TimeSlot[] } | null;
  targetLocations: Country[];
  minAge: number;
  maxAge: number;
  femalePercentage: number;
  malePercentage: number;
  otherPercentage: number;
  followerRange: FollowerRange;
  minFollowers: number;
  /** Each a medium. */
  giftPictures: string[];
}

/** A campaign as its owner reads it. */
export interface CampaignView extends PublicCampaign {
  clientId: string;
  /** Counts the changes, so that an edit of an older version can be told. */
  version: number;
}
