import { isOver } from './campaign.ts';
import { type CollaborationType, needsVenue } from './collaboration.ts';

export type MissingToPublish =
  | { field: 'slot1'; code: 'campaign.slot_required' }
  | { field: 'endDate'; code: 'campaign.end_is_past' };

interface Draft {
  collaborationType: CollaborationType;
  slot1Start: string | null;
  endDate: string;
}

/** Returns what prevents publication: a venue without a first time slot, and an end date before `today`. */
export function missingToPublish(draft: Draft, today: string): MissingToPublish[] {
  const missing: MissingToPublish[] = [];
  if (needsVenue(draft.collaborationType) && !draft.slot1Start)
    missing.push({ field: 'slot1', code: 'campaign.slot_required' });
  if (isOver(draft, today)) missing.push({ field: 'endDate', code: 'campaign.end_is_past' });
  return missing;
}
