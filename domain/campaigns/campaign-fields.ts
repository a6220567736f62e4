import { z } from 'zod';
import { compensationTypes } from './campaign.ts';
import { collaborationTypes } from './collaboration.ts';
import { followerCountries, followerRangeIds, thematics, timeOptions, venueCountries } from './reference.ts';

const time = z.literal(['', ...timeOptions]);
/** Of a day: from one half hour to another, or blank. */
export const slot = z.object({ start: time, end: time });
const whole = z.number().int().min(0);

/** A campaign as far as it has been written: any answer may still be blank, but none is of another kind. */
export const campaignDraft = z.object({
  title: z.string(),
  description: z.string(),
  // Drafts that browsers kept before there were pictures have none.
  mainMedia: z.string().default(''),
  compensationType: z.literal(['', ...compensationTypes]),
  giftDescription: z.string(),
  giftImages: z.array(z.string()).default([]),
  postPriceCents: whole,
  storyPriceCents: whole,
  thematics: z.array(z.enum(thematics)),
  collaborationType: z.literal(['', ...collaborationTypes]),
  venueName: z.string(),
  venueAddress: z.string(),
  venueTown: z.string(),
  venueCountry: z.literal(['', ...venueCountries]),
  slot1: slot,
  slot2: slot,
  startDate: z.union([z.literal(''), z.iso.date()]),
  endDate: z.union([z.literal(''), z.iso.date()]),
  targetLocations: z.array(z.enum(followerCountries)),
  minAge: whole,
  maxAge: whole,
  femalePercentage: whole,
  malePercentage: whole,
  otherPercentage: whole,
  followerRange: z.literal(['', ...followerRangeIds]),
});
export type CampaignDraft = z.infer<typeof campaignDraft>;
