import { z } from 'zod';
import { required, says, text, unique } from '../fields.ts';
import { kindOfMedia } from '../files/media.ts';
import type { RefusalCode } from '../refusal.ts';
import { ageLimits, SHARE_STEP } from './audience.ts';
import { compensationTypes, offersGift, offersPayment } from './campaign.ts';
import { type CampaignDraft, slot } from './campaign-draft.ts';
import { collaborationTypes, needsVenue } from './collaboration.ts';
import {
  type FollowerRange,
  followerCountries,
  followerRangeIds,
  thematics,
  venueCountries,
} from './reference.ts';
import { isInOrder, overlap } from './time-slot.ts';

/** One schema for each step of the wizard. The page asks them whether Next is allowed; the server asks them all. */

const cents = z.number().int().min(0).max(100_000_000);

/** Lets a `superRefine` name the field a rule is about. */
function refuse(context: z.RefinementCtx, field: string, code: RefusalCode): void {
  context.addIssue({ code: 'custom', path: [field], message: code });
}

/** Uploaded files, by id; whose they are is asked when they are attached. What is not sent stays as it is. */
const media = z.string().max(200);
const mainMedia = media.refine((it) => it === '' || kindOfMedia(it) !== 'file', says('field.invalid'));
export const MAX_GIFT_IMAGES = 3;
const giftImages = z
  .array(media.refine((it) => kindOfMedia(it) === 'image', says('file.images_only')))
  .max(MAX_GIFT_IMAGES, says('campaign.too_many_gift_images'));

const basics = z.object({
  title: required(120),
  description: required(5_000),
  mainMedia: mainMedia.optional(),
});

/** A gift needs a description, a payment at least one price; what the type does not offer is cleared. */
const campaignType = z
  .object({
    compensationType: z.enum(compensationTypes, says('field.required')),
    giftDescription: text(2_000),
    giftImages: giftImages.optional(),
    postPriceCents: cents,
    storyPriceCents: cents,
  })
  .superRefine(({ compensationType, giftDescription, postPriceCents, storyPriceCents }, context) => {
    const noGift = offersGift(compensationType) && !giftDescription;
    const noPrice = offersPayment(compensationType) && postPriceCents + storyPriceCents === 0;
    if (compensationType === 'giftedAndPaid' && (noGift || noPrice)) {
      refuse(context, noGift ? 'giftDescription' : 'postPriceCents', 'field.gift_details_and_price_required');
    } else if (noGift) refuse(context, 'giftDescription', 'field.gift_description_required');
    else if (noPrice) refuse(context, 'postPriceCents', 'field.at_least_one_price');
  })
  .transform((it) => ({
    ...it,
    giftDescription: offersGift(it.compensationType) ? it.giftDescription : '',
    giftImages: offersGift(it.compensationType) ? it.giftImages : [],
    postPriceCents: offersPayment(it.compensationType) ? it.postPriceCents : 0,
    storyPriceCents: offersPayment(it.compensationType) ? it.storyPriceCents : 0,
  }));

const preferences = z.object({
  thematics: z.array(z.enum(thematics)).min(1, says('field.required')).transform(unique),
});

const isBlank = (it: z.infer<typeof slot>) => it.start === '' && it.end === '';

const place = z.object({
  collaborationType: z.enum(collaborationTypes, says('field.required')),
  venueName: text(120),
  venueAddress: text(240),
  venueTown: text(120),
  venueCountry: z.literal(['', ...venueCountries]),
  slot1: slot,
  slot2: slot,
});
type Place = z.infer<typeof place>;

/** A venue needs a name, an address, a town and a country; its slots may be blank, but not overlap. */
function checkVenue(it: Place, context: z.RefinementCtx): void {
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
}

function checkHours(it: Place, context: z.RefinementCtx): void {
  if (needsVenue(it.collaborationType) && isBlank(it.slot1)) refuse(context, 'slot1', 'field.slot_required');
}

const withoutNeedlessVenue = (it: Place): Place =>
  needsVenue(it.collaborationType) ? it : { ...it, ...noVenue() };
const collaboration = place.superRefine(checkVenue).transform(withoutNeedlessVenue);
/** The edit form also asks for the hours, which the wizard leaves for later. */
const collaborationWithHours = place
  .superRefine(checkVenue)
  .superRefine(checkHours)
  .transform(withoutNeedlessVenue);

function noVenue() {
  const blank = { start: '' as const, end: '' as const };
  return {
    venueName: '',
    venueAddress: '',
    venueTown: '',
    venueCountry: '' as const,
    slot1: blank,
    slot2: blank,
  };
}

/** A day of this century: a year that is still being typed (0002, 0020, 0202) is no answer yet. */
const day = z.iso.date(says('field.dates_required')).startsWith('20', says('field.dates_required'));
const schedule = z.object({ startDate: day, endDate: day }).superRefine(({ startDate, endDate }, context) => {
  if (startDate > endDate) refuse(context, 'endDate', 'field.dates_in_wrong_order');
});

const share = z.number().int().min(0).max(100).multipleOf(SHARE_STEP);

/** Shares always make 100; the youngest is never older than the oldest. */
const audience = z
  .object({
    targetLocations: z.array(z.enum(followerCountries)).transform(unique),
    minAge: z.number().int().min(ageLimits.min.from).max(ageLimits.min.to),
    maxAge: z.number().int().min(ageLimits.max.from).max(ageLimits.max.to),
    femalePercentage: share,
    malePercentage: share,
    otherPercentage: share,
    followerRange: z.enum(followerRangeIds as [FollowerRange, ...FollowerRange[]], says('field.required')),
  })
  .superRefine((it, context) => {
    if (it.minAge > it.maxAge) refuse(context, 'maxAge', 'field.invalid');
    if (it.femalePercentage + it.malePercentage + it.otherPercentage !== 100) {
      refuse(context, 'otherPercentage', 'field.invalid');
    }
  });

export const campaignSteps = { basics, campaignType, preferences, collaboration, schedule, audience };
export type CampaignStep = keyof typeof campaignSteps;

/** A whole campaign as a person sends it. */
export const campaignInput = basics
  .and(campaignType)
  .and(preferences)
  .and(collaboration)
  .and(schedule)
  .and(audience);
export type CampaignInput = z.infer<typeof campaignInput>;

/** A whole campaign as the edit form sends it. */
export const campaignDetails = basics
  .and(campaignType)
  .and(preferences)
  .and(collaborationWithHours)
  .and(schedule)
  .and(audience);

/** What a new campaign starts from: the sliders' defaults of the specification, and nothing else chosen. */
export const blankCampaign: CampaignDraft = {
  title: '',
  description: '',
  mainMedia: '',
  compensationType: '',
  giftDescription: '',
  giftImages: [],
  postPriceCents: 0,
  storyPriceCents: 0,
  thematics: [],
  collaborationType: '',
  ...noVenue(),
  startDate: '',
  endDate: '',
  targetLocations: [],
  minAge: 18,
  maxAge: 65,
  femalePercentage: 50,
  malePercentage: 50,
  otherPercentage: 0,
  followerRange: '',
};
