import type { CampaignStatus, CompensationType } from './campaign.ts';
import type { CollaborationType } from './collaboration.ts';
import type { Country, FollowerRange, Thematic } from './reference.ts';
import type { TimeSlot } from './time-slot.ts';

/** A campaign as pages read it. Days are `YYYY-MM-DD` of Paris, prices whole cents of a euro. */
export interface CampaignView {
  id: string;
  clientId: string;
  /** Counts the changes, so that an edit of an older version can be told. */
  version: number;
  status: CampaignStatus;
  title: string;
  description: string;
  companyId: string;
  companyName: string;
  compensationType: CompensationType;
  /** Empty when the type offers no gift. */
  giftDescription: string;
  postPriceCents: number;
  storyPriceCents: number;
  thematics: Thematic[];
  collaborationType: CollaborationType;
  /** Null unless the collaboration has a venue. */
  venue: { name: string; address: string; town: string; country: Country; slots: TimeSlot[] } | null;
  startDate: string;
  endDate: string;
  targetLocations: Country[];
  minAge: number;
  maxAge: number;
  femalePercentage: number;
  malePercentage: number;
  otherPercentage: number;
  followerRange: FollowerRange;
  minFollowers: number;
  /** The main picture or film and the gift's pictures, each a medium (`domain/files/media.ts`). */
  cover: string | null;
  giftPictures: string[];
}

/** What anyone may read of a published one, venue included: nothing of its account, and nobody who applied. */
export type PublicCampaign = Omit<CampaignView, 'clientId' | 'version'>;

/** The part of it that a card shows. */
export type CampaignCardView = Pick<
  CampaignView,
  | 'id'
  | 'status'
  | 'title'
  | 'companyId'
  | 'companyName'
  | 'compensationType'
  | 'collaborationType'
  | 'startDate'
  | 'endDate'
  | 'cover'
> & { town: string | null };
