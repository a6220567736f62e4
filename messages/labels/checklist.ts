import type { EntryStep } from '#domain/influencers/collection.server.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const entryStepLabels: Labels<EntryStep> = {
  email: m.checklist_email,
  picture: m.checklist_picture,
  thematic: m.checklist_thematic,
  figures: m.checklist_figures,
  verification: m.checklist_verification,
};

export const missingStepLabels: Labels<EntryStep> = {
  email: m.staff_missing_email,
  picture: m.staff_missing_picture,
  thematic: m.staff_missing_thematic,
  figures: m.staff_missing_figures,
  verification: m.staff_missing_verification,
};
