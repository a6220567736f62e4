import { isDay } from '../clock.ts';
import { kindOfMedia } from '../files/media.ts';
import { lineOf } from '../line.ts';
import type { RefusalCode } from '../refusal.ts';
import { ageLimits, SHARE_STEP } from './audience.ts';
import { offersGift, offersPayment } from './campaign.ts';
import {
  type CampaignDraft,
  type CampaignStep,
  MAX_GIFT_IMAGES,
  MAX_PRICE_CENTS,
  maxLengths,
} from './campaign-draft.ts';
import { needsVenue } from './collaboration.ts';
import { isInOrder, overlap, type TimeSlot } from './time-slot.ts';

// The rules of `campaign-input.ts` without zod, which would add 24 KB to the wizard and the edit page. Rules about
// several fields are written only here, and the zod schemas call them. Rules about single fields are also written in
// `campaign-fields.ts`, and a test compares them.

export type CampaignRefusal = Extract<
  RefusalCode,
  | 'campaign.too_many_gift_images'
  | 'field.at_least_one_price'
  | 'field.dates_in_wrong_order'
  | 'field.dates_required'
  | 'field.gift_description_required'
  | 'field.gift_details_and_price_required'
  | 'field.invalid'
  | 'field.required'
  | 'field.slot_order'
  | 'field.slot_required'
  | 'field.slots_overlap'
  | 'field.too_long'
  | 'file.images_only'
>;
export type Refused = Readonly<Record<string, CampaignRefusal>>;

type Offer = Pick<
  CampaignDraft,
  'compensationType' | 'giftDescription' | 'postPriceCents' | 'storyPriceCents'
>;
type Venue = Pick<
  CampaignDraft,
  'collaborationType' | 'venueName' | 'venueAddress' | 'venueTown' | 'venueCountry' | 'slot1' | 'slot2'
>;

export function refusedOffer(offer: Offer): Refused {
  const { compensationType, giftDescription, postPriceCents, storyPriceCents } = offer;
  if (compensationType === '') return {};
  const noGift = offersGift(compensationType) && !giftDescription;
  const noPrice = offersPayment(compensationType) && postPriceCents + storyPriceCents === 0;
  if (compensationType === 'giftedAndPaid' && (noGift || noPrice))
    return { [noGift ? 'giftDescription' : 'postPriceCents']: 'field.gift_details_and_price_required' };
  if (noGift) return { giftDescription: 'field.gift_description_required' };
  return noPrice ? { postPriceCents: 'field.at_least_one_price' } : {};
}

const isBlank = ({ start, end }: TimeSlot) => start === '' && end === '';

/**
 * A venue needs a name, an address, a town and a country. Its time slots may be blank. A slot must end after its
 * start, and the slots must not overlap.
 */
export function refusedVenue(venue: Venue): Refused {
  const { collaborationType, slot1, slot2 } = venue;
  if (collaborationType === '' || !needsVenue(collaborationType)) return {};
  const missing = (['venueName', 'venueAddress', 'venueTown', 'venueCountry'] as const).filter(
    (field) => !venue[field],
  );
  const wrong = (['slot1', 'slot2'] as const).filter(
    (field) => !isBlank(venue[field]) && !(venue[field].start && isInOrder(venue[field])),
  );
  return {
    ...(slot1.start && slot2.start && overlap(slot1, slot2) && { slot2: 'field.slots_overlap' }),
    ...all(missing, 'field.required'),
    ...all(wrong, 'field.slot_order'),
  };
}

export function refusedHours({
  collaborationType,
  slot1,
}: Pick<Venue, 'collaborationType' | 'slot1'>): Refused {
  const isMissing = collaborationType !== '' && needsVenue(collaborationType) && isBlank(slot1);
  return isMissing ? { slot1: 'field.slot_required' } : {};
}

export function refusedPeriod({ startDate, endDate }: Pick<CampaignDraft, 'startDate' | 'endDate'>): Refused {
  return startDate > endDate ? { endDate: 'field.dates_in_wrong_order' } : {};
}

export function refusedAudience(
  it: Pick<CampaignDraft, 'minAge' | 'maxAge' | 'femalePercentage' | 'malePercentage' | 'otherPercentage'>,
): Refused {
  return {
    ...(it.minAge > it.maxAge && { maxAge: 'field.invalid' }),
    ...(it.femalePercentage + it.malePercentage + it.otherPercentage !== 100 && {
      otherPercentage: 'field.invalid',
    }),
  };
}

export const refusedByStep: Record<CampaignStep, (draft: CampaignDraft) => Refused> = {
  basics: (it) => ({
    ...(lineOf(it.title.trim()) === '' && { title: 'field.required' }),
    ...(it.description.trim() === '' && { description: 'field.required' }),
    ...tooLong(it, ['title', 'description']),
    ...(isMedia(it.mainMedia) && (it.mainMedia === '' || kindOfMedia(it.mainMedia) !== 'file')
      ? {}
      : { mainMedia: 'field.invalid' }),
  }),
  campaignType: (it) => ({
    ...(it.giftImages.length <= MAX_GIFT_IMAGES &&
      refusedOffer({ ...it, giftDescription: it.giftDescription.trim() })),
    ...tooLong(it, ['giftDescription']),
    ...(it.compensationType === '' && { compensationType: 'field.required' }),
    ...refusedGiftImages(it.giftImages),
    ...outside(it, ['postPriceCents', 'storyPriceCents'], 0, MAX_PRICE_CENTS),
  }),
  preferences: ({ thematics }) => (thematics.length === 0 ? { thematics: 'field.required' } : {}),
  collaboration: refusedCollaboration,
  schedule: ({ startDate, endDate }) => ({
    ...refusedPeriod({ startDate, endDate }),
    ...(!isCampaignDay(startDate) && { startDate: 'field.dates_required' }),
    ...(!isCampaignDay(endDate) && { endDate: 'field.dates_required' }),
  }),
  audience: (it) => {
    const shares = ['femalePercentage', 'malePercentage', 'otherPercentage'] as const;
    return {
      ...(it.followerRange === '' ? { followerRange: 'field.required' } : refusedAudience(it)),
      ...outside(it, ['minAge'], ageLimits.min.from, ageLimits.min.to),
      ...outside(it, ['maxAge'], ageLimits.max.from, ageLimits.max.to),
      ...outside(it, shares, 0, 100),
      ...all(
        shares.filter((share) => it[share] % SHARE_STEP !== 0),
        'field.invalid',
      ),
    };
  },
};

export function refusedInEdit(draft: CampaignDraft): Refused {
  const steps = Object.values(refusedByStep).map((refused) => refused(draft));
  return Object.assign(refusedHours(draft), ...steps) as Refused;
}

function refusedGiftImages(ids: readonly string[]): Refused {
  if (ids.length > MAX_GIFT_IMAGES) return { giftImages: 'campaign.too_many_gift_images' };
  const refused = ids.flatMap((id, index) => {
    if (isMedia(id) && kindOfMedia(id) === 'image') return [];
    const code: CampaignRefusal = isMedia(id) ? 'file.images_only' : 'field.invalid';
    return [[`giftImages.${index}`, code] as const];
  });
  return Object.fromEntries(refused);
}

function refusedCollaboration(it: CampaignDraft): Refused {
  const texts = ['venueName', 'venueAddress', 'venueTown'] as const;
  const lines = Object.fromEntries(texts.map((name) => [name, lineOf(it[name].trim())]));
  return {
    ...(it.collaborationType === ''
      ? { collaborationType: 'field.required' }
      : refusedVenue({ ...it, ...lines })),
    ...tooLong(it, texts),
  };
}

const isMedia = (id: string) => id.length <= 200;
/** Only the years 2000 to 2099 are valid, see `campaign-fields.ts`. */
const isCampaignDay = (day: string) => isDay(day) && day.startsWith('20');

const all = (names: readonly string[], code: CampaignRefusal): Refused =>
  Object.fromEntries(names.map((name) => [name, code]));

function tooLong<Name extends keyof typeof maxLengths>(
  draft: CampaignDraft,
  names: readonly Name[],
): Refused {
  return all(
    names.filter((name) => draft[name].trim().length > maxLengths[name]),
    'field.too_long',
  );
}

function outside<Name extends string>(
  draft: Record<Name, number>,
  names: readonly Name[],
  from: number,
  to: number,
): Refused {
  const isInside = (value: number) => Number.isSafeInteger(value) && value >= from && value <= to;
  return all(
    names.filter((name) => !isInside(draft[name])),
    'field.invalid',
  );
}
