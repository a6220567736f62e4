export interface CommandMatches {
  campaigns: { id: string; title: string; companyName: string }[];
  people: { id: string; name: string; handle: string }[];
  shortlists: { id: string; name: string }[];
  conversations: {
    id: string;
    campaignId: string;
    influencerId: string;
    /** Empty if the other side is erased. */
    otherName: string;
    campaignTitle: string;
  }[];
}

export const MAX_MATCHES = 5;

export const MIN_TEXT = 2;
