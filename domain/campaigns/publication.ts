import { isOver } from './campaign.ts';
import { type CollaborationType, needsVenue } from './collaboration.ts';

/** A field of the edit form that keeps a draft from being published, and why. */
export type MissingToPublish =
  | { field: 'slot1'; code: 'campaign.slot_required' }
  | { field: 'endDate'; code: 'campaign.end_is_past' };

interface Draft {
  collaborationType: CollaborationType;
  /** Start of the first time slot. Blank or null if there is none. */
  slot1Start: string | null;
  endDate: string;
}

/** The reasons that keep a draft from being published: a venue without a first time slot, or an end date before `today`. */
export function missingToPublish(draft: Draft, today: string): MissingToPublish[] {
  const missing: MissingToPublish[] = [];
  if (needsVenue(draft.collaborationType) && !draft.slot1Start)
    missing.push({ field: 'slot1', code: 'campaign.slot_required' });
  if (isOver(draft, today)) missing.push({ field: 'endDate', code: 'campaign.end_is_past' });
  return missing;
}
