import type { OpenCard } from '../influencers/influencer-view.ts';

export const MAX_SHORTLISTS = 50;
export const MAX_ENTRIES = 500;
/** Maximum lengths in characters. */
export const MAX_NAME_LENGTH = 60;
export const MAX_NOTE_LENGTH = 500;

export interface ShortlistSummary {
  id: string;
  name: string;
  count: number;
  /** At most four influencers, the latest first. */
  faces: { name: string; picture: string | null }[];
}

export interface ShortlistEntry {
  card: OpenCard;
  note: string;
  takesInvitations: boolean;
}

export interface ShortlistChoice {
  id: string;
  name: string;
  isOn: boolean;
}
