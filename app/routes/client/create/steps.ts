import type { ChangeEvent } from 'react';
import type { Uploads } from '#app/uploads/use-uploads.ts';
import { type CampaignDraft, type CampaignStep, stepFieldNames } from '#domain/campaigns/campaign-draft.ts';
import { refusedByStep } from '#domain/campaigns/campaign-refusals.ts';
import { m } from '#messages';
import { type FormRefusalCode, formRefusalText } from '#messages/form-refusal.ts';

export const steps = {
  basics: { title: m.wizard_step_basics, lead: m.wizard_lead_basics },
  campaignType: { title: m.wizard_step_type, lead: m.wizard_lead_type },
  preferences: { title: m.wizard_step_preferences, lead: m.wizard_lead_preferences },
  collaboration: { title: m.wizard_step_collaboration, lead: m.wizard_lead_collaboration },
  schedule: { title: m.wizard_step_schedule, lead: m.wizard_lead_schedule },
  audience: { title: m.wizard_step_audience, lead: m.wizard_lead_audience },
  review: { title: m.wizard_step_review, lead: m.wizard_lead_review },
} satisfies Record<CampaignStep | 'review', object>;
export type StepId = keyof typeof steps;
export const stepIds = Object.keys(steps) as [StepId, ...StepId[]];

export interface StepProps {
  draft: CampaignDraft;
  change: (changes: Partial<CampaignDraft>) => void;
  errors: Readonly<Record<string, string>>;
}

export interface WizardStepProps extends StepProps {
  campaignId: string;
  companyName: string;
  mainMedia: Uploads;
}

export function requiredText(
  { draft, change, errors }: StepProps,
  name: 'title' | 'description' | 'venueName' | 'venueAddress' | 'venueTown',
) {
  return {
    name,
    value: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [name]: target.value }),
    error: errors[name],
    required: true,
  };
}

/** True if the step still has the values that `start` copied from the previous campaign. */
export function isProposed(step: StepId, draft: CampaignDraft, start: CampaignDraft): boolean {
  if (step === 'basics' || step === 'schedule' || step === 'review') return false;
  return stepFieldNames[step].every((name) => JSON.stringify(draft[name]) === JSON.stringify(start[name]));
}

type Refused = Readonly<Record<string, FormRefusalCode>>;

export function refusedInStep(step: StepId, draft: CampaignDraft): Refused {
  return step === 'review' ? {} : refusedByStep[step](draft);
}

export function errorsOf(refused: Refused, isShown: (field: string, code: FormRefusalCode) => boolean) {
  const shown = Object.entries(refused).filter(([field, code]) => isShown(field, code));
  return Object.fromEntries(shown.map(([field, code]) => [field, formRefusalText(code)]));
}

/** Returns the index of the first invalid step, or of the last step if all are valid. Later steps cannot be opened. */
export function lastReachableOf(draft: CampaignDraft): number {
  const firstInvalid = stepIds.findIndex((step) => Object.keys(refusedInStep(step, draft)).length > 0);
  return firstInvalid === -1 ? stepIds.length - 1 : firstInvalid;
}

/**
 * True if the user has not finished a field. The error of an unfinished field appears when the user tries to
 * continue. The error of a wrong value (overlapping slots, end before start, text too long) appears at once.
 */
export function isUnfinished(field: string, code: FormRefusalCode, draft: CampaignDraft): boolean {
  if (code === 'field.slot_order' && (field === 'slot1' || field === 'slot2'))
    return !draft[field].start || !draft[field].end;
  return unfinished.includes(code);
}

const unfinished: readonly FormRefusalCode[] = [
  'field.required',
  'field.dates_required',
  'field.slot_required',
  'field.gift_description_required',
  'field.at_least_one_price',
  'field.gift_details_and_price_required',
];
