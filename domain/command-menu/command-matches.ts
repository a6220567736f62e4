export interface CommandMatches {
  campaigns: { id: string; title: string; companyName: string }[];
  people: { id: string; name: string; handle: string }[];
  shortlists: { id: string; name: string }[];
  conversations: { campaignId: string; influencerId: string; otherName: string; campaignTitle: string }[];
}

export const MAX_MATCHES = 5;

export const MIN_TEXT = 2;
