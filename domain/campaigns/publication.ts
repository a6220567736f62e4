import { isOver } from './campaign.ts';
import { type CollaborationType, needsVenue } from './collaboration.ts';

/** A field that prevents the publication of a draft, with the refusal code. */
export type MissingToPublish =
  | { field: 'slot1'; code: 'campaign.slot_required' }
  | { field: 'endDate'; code: 'campaign.end_is_past' };

interface Draft {
  collaborationType: CollaborationType;
  /** The start of the first time slot. Blank or null without a time slot. */
  slot1Start: string | null;
  endDate: string;
}

/**
 * Returns the reasons that prevent the publication of a draft: a venue without a first time slot, or an end date
 * before `today`.
 */
export function missingToPublish(draft: Draft, today: string): MissingToPublish[] {
  const missing: MissingToPublish[] = [];
  if (needsVenue(draft.collaborationType) && !draft.slot1Start)
    missing.push({ field: 'slot1', code: 'campaign.slot_required' });
  if (isOver(draft, today)) missing.push({ field: 'endDate', code: 'campaign.end_is_past' });
  return missing;
}
