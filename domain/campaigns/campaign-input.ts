import { z } from 'zod';
import type { RefusalCode } from '../refusal.ts';
import { campaignStatuses, offersGift, offersPayment } from './campaign.ts';
import { blankCampaign, type CampaignDraft, type CampaignStep, stepFields } from './campaign-fields.ts';
import { needsVenue } from './collaboration.ts';
import { isInOrder, overlap, type TimeSlot } from './time-slot.ts';

// Each step has its own schema: the wizard checks one step at a time, and the server checks all steps.

function refuse(context: z.RefinementCtx, field: string, code: RefusalCode): void {
  context.addIssue({ code: 'custom', path: [field], message: code });
}

/** A gift needs a description. A payment needs at least one price. */
const campaignType = z
  .object(stepFields.campaignType)
  .superRefine(({ compensationType, giftDescription, postPriceCents, storyPriceCents }, context) => {
    const noGift = offersGift(compensationType) && !giftDescription;
    const noPrice = offersPayment(compensationType) && postPriceCents + storyPriceCents === 0;
    if (compensationType === 'giftedAndPaid' && (noGift || noPrice)) {
      refuse(context, noGift ? 'giftDescription' : 'postPriceCents', 'field.gift_details_and_price_required');
    } else if (noGift) refuse(context, 'giftDescription', 'field.gift_description_required');
    else if (noPrice) refuse(context, 'postPriceCents', 'field.at_least_one_price');
  });

const isBlank = ({ start, end }: TimeSlot) => start === '' && end === '';

/** A venue needs a name, an address, a town and a country. Its time slots may be blank but must not overlap. */
const collaboration = z.object(stepFields.collaboration).superRefine((it, context) => {
  if (!needsVenue(it.collaborationType)) return;
  for (const field of ['venueName', 'venueAddress', 'venueTown', 'venueCountry'] as const) {
    if (!it[field]) refuse(context, field, 'field.required');
  }
  for (const field of ['slot1', 'slot2'] as const) {
    if (!isBlank(it[field]) && !(it[field].start && isInOrder(it[field])))
      refuse(context, field, 'field.slot_order');
  }
  if (!isBlank(it.slot1) && !isBlank(it.slot2) && overlap(it.slot1, it.slot2)) {
    refuse(context, 'slot2', 'field.slots_overlap');
  }
});

const collaborationWithHours = collaboration.superRefine(({ collaborationType, slot1 }, context) => {
  if (needsVenue(collaborationType) && isBlank(slot1)) refuse(context, 'slot1', 'field.slot_required');
});

const schedule = z.object(stepFields.schedule).superRefine(({ startDate, endDate }, context) => {
  if (startDate > endDate) refuse(context, 'endDate', 'field.dates_in_wrong_order');
});

/** The shares must add up to 100. The youngest age must not be above the oldest. */
const audience = z.object(stepFields.audience).superRefine((it, context) => {
  if (it.minAge > it.maxAge) refuse(context, 'maxAge', 'field.invalid');
  if (it.femalePercentage + it.malePercentage + it.otherPercentage !== 100) {
    refuse(context, 'otherPercentage', 'field.invalid');
  }
});

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
 * The id that the wizard proposes, so that the preview and the saved campaign show the same cover. An id with another
 * format is ignored.
 */
export const proposedId = z.object({
  campaignId: z
    .string()
    .regex(/^campaign-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    .optional()
    .catch(undefined),
});

/** Unlike the wizard, the edit form requires a time slot for a venue. */
export const campaignDetails = completeCampaign(collaborationWithHours);

export const campaignEdit = z.object({
  version: z.number().int(),
  status: z.enum(campaignStatuses),
  details: campaignDetails.nullable(),
});
export type CampaignEdit = z.infer<typeof campaignEdit>;

const { giftDescription, giftImages, postPriceCents, storyPriceCents } = blankCampaign;
const { venueName, venueAddress, venueTown, venueCountry, slot1, slot2 } = blankCampaign;

/** Returns blank values for the fields that the chosen compensation and collaboration do not use. */
export function clearedBy({
  compensationType,
  collaborationType,
}: Partial<Pick<CampaignDraft, 'compensationType' | 'collaborationType'>>) {
  return {
    ...(compensationType && !offersGift(compensationType) && { giftDescription, giftImages }),
    ...(compensationType && !offersPayment(compensationType) && { postPriceCents, storyPriceCents }),
    ...(collaborationType &&
      !needsVenue(collaborationType) && { venueName, venueAddress, venueTown, venueCountry, slot1, slot2 }),
  };
}
