import type { CampaignDraft, CampaignStep } from '#domain/campaigns/campaign-fields.ts';
import { campaignSteps } from '#domain/campaigns/campaign-input.ts';
import { fieldsRefused } from '#domain/parse.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import { m } from '#messages';

/** The steps in order. The first six have a schema in the domain; the review only shows the draft. */
export const stepIds = [
  'basics',
  'campaignType',
  'preferences',
  'collaboration',
  'schedule',
  'audience',
  'review',
] as const satisfies (CampaignStep | 'review')[];
export type StepId = (typeof stepIds)[number];

export const stepTitles: Record<StepId, () => string> = {
  basics: m.wizard_step_basics,
  campaignType: m.wizard_step_type,
  preferences: m.wizard_step_preferences,
  collaboration: m.wizard_step_collaboration,
  schedule: m.wizard_step_schedule,
  audience: m.wizard_step_audience,
  review: m.wizard_step_review,
};

export const stepLeads: Record<StepId, () => string> = {
  basics: m.wizard_lead_basics,
  campaignType: m.wizard_lead_type,
  preferences: m.wizard_lead_preferences,
  collaboration: m.wizard_lead_collaboration,
  schedule: m.wizard_lead_schedule,
  audience: m.wizard_lead_audience,
  review: m.wizard_lead_review,
};

/** Props of every step. `errors` are the messages beside its fields. */
export interface StepProps {
  draft: CampaignDraft;
  change: (changes: Partial<CampaignDraft>) => void;
  errors: Readonly<Record<string, string>>;
  /** The step is read-only. */
  disabled?: boolean | undefined;
}

type Refused = Readonly<Record<string, RefusalCode>>;

/** The refusals that the server would return for the fields of a step. */
export function refusedIn(step: StepId, draft: CampaignDraft): Refused {
  return step === 'review' ? {} : fieldsRefused(campaignSteps[step], draft);
}

/** The index of the last step that may be opened: a step may be opened when all steps before it are valid. */
export function lastReachableOf(draft: CampaignDraft): number {
  const firstInvalid = stepIds.findIndex((step) => Object.keys(refusedIn(step, draft)).length > 0);
  return firstInvalid === -1 ? stepIds.length - 1 : firstInvalid;
}

/**
 * Whether a field is only unfinished, so that its error is shown only when the user tries to continue. Wrong values (two
 * slots that overlap, an end before the start, a text too long) have their error shown at once.
 */
export function isUnfinished(field: string, code: RefusalCode, draft: CampaignDraft): boolean {
  if (code === 'field.slot_order' && (field === 'slot1' || field === 'slot2'))
    return !draft[field].start || !draft[field].end;
  return unfinished.includes(code);
}

const unfinished: readonly RefusalCode[] = [
  'field.required',
  'field.dates_required',
  'field.slot_required',
  'field.gift_description_required',
  'field.at_least_one_price',
  'field.gift_details_and_price_required',
];
