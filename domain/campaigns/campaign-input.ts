import { z } from 'zod';
import { campaignStatuses } from './campaign.ts';
import { type CampaignStep, clearedBy } from './campaign-draft.ts';
import { stepFields } from './campaign-fields.ts';
import {
  type Refused,
  refusedAudience,
  refusedHours,
  refusedOffer,
  refusedPeriod,
  refusedVenue,
} from './campaign-refusals.ts';

function refuse(context: z.RefinementCtx, refused: Refused): void {
  for (const [field, message] of Object.entries(refused))
    context.addIssue({ code: 'custom', path: [field], message });
}

const campaignType = z
  .object(stepFields.campaignType)
  .superRefine((it, context) => refuse(context, refusedOffer(it)));

const collaboration = z
  .object(stepFields.collaboration)
  .superRefine((it, context) => refuse(context, refusedVenue(it)));

const collaborationWithHours = collaboration.superRefine((it, context) => refuse(context, refusedHours(it)));

const schedule = z
  .object(stepFields.schedule)
  .superRefine((it, context) => refuse(context, refusedPeriod(it)));

const audience = z
  .object(stepFields.audience)
  .superRefine((it, context) => refuse(context, refusedAudience(it)));

export const campaignSteps = {
  basics: z.object(stepFields.basics),
  campaignType,
  preferences: z.object(stepFields.preferences),
  collaboration,
  schedule,
  audience,
} satisfies Record<CampaignStep, z.ZodType>;

function completeCampaign(collaborationStep: typeof collaboration) {
  return campaignSteps.basics
    .and(campaignType)
    .and(campaignSteps.preferences)
    .and(collaborationStep)
    .and(schedule)
    .and(audience)
    .transform((it) => ({ ...it, ...clearedBy(it) }));
}

export const campaignInput = completeCampaign(collaboration);
export type CampaignInput = z.infer<typeof campaignInput>;

/**
 * The id that the wizard proposes, so that the preview and the saved campaign show the same cover. An id in another
 * format is ignored.
 */
export const proposedId = z.object({
  campaignId: z
    .string()
    .regex(/^campaign-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    .optional()
    .catch(undefined),
});

export const campaignDetails = completeCampaign(collaborationWithHours);

export const campaignEdit = z.object({
  version: z.number().int(),
  status: z.enum(campaignStatuses),
  details: campaignDetails.nullable(),
});
export type CampaignEdit = z.infer<typeof campaignEdit>;
