/** The matches of the command menu for a text, beside the pages. At most `MAX_MATCHES` of each kind. */
export interface CommandMatches {
  campaigns: { id: string; title: string; companyName: string }[];
  people: { id: string; name: string; handle: string }[];
  conversations: { campaignId: string; influencerId: string; otherName: string; campaignTitle: string }[];
}

export const MAX_MATCHES = 5;

/** A shorter text finds pages only. Counted in characters. */
export const MIN_TEXT = 2;
