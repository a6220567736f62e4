import { z } from 'zod';
import { line, required, requiredLine, says, text, unique } from '../fields.ts';
import { kindOfMedia } from '../files/media.ts';
import { ageLimits, SHARE_STEP } from './audience.ts';
import { compensationTypes } from './campaign.ts';
import { collaborationTypes } from './collaboration.ts';
import { followerCountries, followerRangeIds, thematics, timeOptions, venueCountries } from './reference.ts';

// Schemas of single fields. `campaign-input.ts` has the rules about several fields. A new field belongs in
// `campaignDraft` and `stepFields`; the type checker then reports all other places to change.

const time = z.literal(['', ...timeOptions]);
const slot = z.object({ start: time, end: time });
const optionalDay = z.union([z.literal(''), z.iso.date()]);
const whole = z.number().int().min(0);

/**
 * A campaign that the brand is still writing. The defaults are the values of a new campaign. Drafts stored in the
 * browser may lack fields.
 */
export const campaignDraft = z.object({
  title: z.string().default(''),
  description: z.string().default(''),
  mainMedia: z.string().default(''),
  compensationType: z.literal(['', ...compensationTypes]).default(''),
  giftDescription: z.string().default(''),
  giftImages: z.array(z.string()).default([]),
  postPriceCents: whole.default(0),
  storyPriceCents: whole.default(0),
  thematics: z.array(z.enum(thematics)).default([]),
  collaborationType: z.literal(['', ...collaborationTypes]).default(''),
  venueName: z.string().default(''),
  venueAddress: z.string().default(''),
  venueTown: z.string().default(''),
  venueCountry: z.literal(['', ...venueCountries]).default(''),
  slot1: slot.default({ start: '', end: '' }),
  slot2: slot.default({ start: '', end: '' }),
  startDate: optionalDay.default(''),
  endDate: optionalDay.default(''),
  targetLocations: z.array(z.enum(followerCountries)).default([]),
  minAge: whole.default(18),
  maxAge: whole.default(65),
  femalePercentage: whole.default(50),
  malePercentage: whole.default(50),
  otherPercentage: whole.default(0),
  followerRange: z.literal(['', ...followerRangeIds]).default(''),
});
export type CampaignDraft = z.infer<typeof campaignDraft>;

export const blankCampaign: CampaignDraft = campaignDraft.parse({});

const media = z.string().max(200);
const mainMedia = media.refine((it) => it === '' || kindOfMedia(it) !== 'file', says('field.invalid'));
export const MAX_GIFT_IMAGES = 3;
const giftImages = z
  .array(media.refine((it) => kindOfMedia(it) === 'image', says('file.images_only')))
  .max(MAX_GIFT_IMAGES, says('campaign.too_many_gift_images'));

const cents = z.number().int().min(0).max(100_000_000);
/**
 * A date input reports the years 0002, 0020 and 0202 while a user types 2026. Only the years 2000 to 2099 are valid.
 */
const day = z.iso.date(says('field.dates_required')).startsWith('20', says('field.dates_required'));
const share = z.number().int().min(0).max(100).multipleOf(SHARE_STEP);

/** Maximum number of characters. */
export const maxLengths = { title: 120, description: 5_000, giftDescription: 2_000 } as const;

/** The fields of each step of the wizard. Without `mainMedia` or `giftImages`, the campaign keeps its stored files. */
export const stepFields = {
  basics: {
    title: requiredLine(maxLengths.title),
    description: required(maxLengths.description),
    mainMedia: mainMedia.optional(),
  },
  campaignType: {
    compensationType: z.enum(compensationTypes, says('field.required')),
    giftDescription: text(maxLengths.giftDescription),
    giftImages: giftImages.optional(),
    postPriceCents: cents,
    storyPriceCents: cents,
  },
  preferences: {
    thematics: z.array(z.enum(thematics)).min(1, says('field.required')).transform(unique),
  },
  collaboration: {
    collaborationType: z.enum(collaborationTypes, says('field.required')),
    venueName: line(120),
    venueAddress: line(240),
    venueTown: line(120),
    venueCountry: z.literal(['', ...venueCountries]),
    slot1: slot,
    slot2: slot,
  },
  schedule: {
    startDate: day,
    endDate: day,
  },
  audience: {
    targetLocations: z.array(z.enum(followerCountries)).transform(unique),
    minAge: z.number().int().min(ageLimits.min.from).max(ageLimits.min.to),
    maxAge: z.number().int().min(ageLimits.max.from).max(ageLimits.max.to),
    femalePercentage: share,
    malePercentage: share,
    otherPercentage: share,
    followerRange: z.enum(followerRangeIds, says('field.required')),
  },
} satisfies Record<string, Partial<Record<keyof CampaignDraft, z.ZodType>>>;
export type CampaignStep = keyof typeof stepFields;
