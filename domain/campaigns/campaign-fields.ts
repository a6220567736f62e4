import { z } from 'zod';
import { line, required, requiredLine, says, text, unique } from '../fields.ts';
import { kindOfMedia } from '../files/media.ts';
import { ageLimits, SHARE_STEP } from './audience.ts';
import { compensationTypes } from './campaign.ts';
import {
  type CampaignStep,
  MAX_GIFT_IMAGES,
  MAX_PRICE_CENTS,
  maxLengths,
  type stepFieldNames,
} from './campaign-draft.ts';
import { collaborationTypes } from './collaboration.ts';
import { followerCountries, followerRangeIds, thematics, timeOptions, venueCountries } from './reference.ts';

// The fields that a brand fills in, each with its own rules. `campaign-refusals.ts` has the rules about several fields,
// and repeats the rules below without zod for the browser. `campaign-input.ts` joins both kinds of rules. Add a new
// field to `CampaignDraft` first. The type checker then reports the other places to change.

const time = z.literal(['', ...timeOptions]);
const slot = z.object({ start: time, end: time });
const media = z.string().max(200);
const mainMedia = media.refine((it) => it === '' || kindOfMedia(it) !== 'file', says('field.invalid'));
const giftImages = z
  .array(media.refine((it) => kindOfMedia(it) === 'image', says('file.images_only')))
  .max(MAX_GIFT_IMAGES, says('campaign.too_many_gift_images'));

const cents = z.number().int().min(0).max(MAX_PRICE_CENTS);
/** Only the years 2000 to 2099. While a user types 2026, a date input reports the years 0002, 0020 and 0202. */
const day = z.iso.date(says('field.dates_required')).startsWith('20', says('field.dates_required'));
const share = z.number().int().min(0).max(100).multipleOf(SHARE_STEP);

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
    venueName: line(maxLengths.venueName),
    venueAddress: line(maxLengths.venueAddress),
    venueTown: line(maxLengths.venueTown),
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
} satisfies { [Step in CampaignStep]: Record<(typeof stepFieldNames)[Step][number], z.ZodType> };
