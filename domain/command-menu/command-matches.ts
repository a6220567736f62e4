/** At most `MAX_MATCHES` of each kind. Pages are found in the browser. */
export interface CommandMatches {
  campaigns: { id: string; title: string; companyName: string }[];
  people: { id: string; name: string; handle: string }[];
  conversations: { campaignId: string; influencerId: string; otherName: string; campaignTitle: string }[];
}

export const MAX_MATCHES = 5;

/** A text of fewer characters finds pages only. */
export const MIN_TEXT = 2;
