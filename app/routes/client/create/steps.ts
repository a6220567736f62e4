import type { CampaignDraft, CampaignStep } from '#domain/campaigns/campaign-fields.ts';
import { campaignSteps } from '#domain/campaigns/campaign-input.ts';
import { fieldsRefused } from '#domain/parse.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import { m } from '#messages';

/** The wizard's order. The six first each have their schema in the domain; the review only reads. */
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

/** What every step is handed: what has been written, how to change it, and the sentences beside its fields. */
export interface StepProps {
  draft: CampaignDraft;
  change: (changes: Partial<CampaignDraft>) => void;
  errors: Readonly<Record<string, string>>;
  /** It only shows. */
  disabled?: boolean | undefined;
}

type Refused = Readonly<Record<string, RefusalCode>>;

/** What the server would refuse of a step, by field. */
export function refusedIn(step: StepId, draft: CampaignDraft): Refused {
  return step === 'review' ? {} : fieldsRefused(campaignSteps[step], draft);
}

/** The last step that may be opened: a step opens when all before it are valid. */
export function reachOf(draft: CampaignDraft): number {
  const stuck = stepIds.findIndex((step) => Object.keys(refusedIn(step, draft)).length > 0);
  return stuck === -1 ? stepIds.length - 1 : stuck;
}

/**
 * What is merely not there yet, and so is only said once somebody asks for the next step. Whatever is wrong (two slots
 * that overlap, an end before the start, a text too long) is said at once.
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
