import { type CampaignStatus, isOver, offersGift, offersPayment } from '#domain/campaigns/campaign.ts';
import type { CampaignDraft } from '#domain/campaigns/campaign-draft.ts';
import { blankCampaign, campaignDetails } from '#domain/campaigns/campaign-input.ts';
import type { CampaignView } from '#domain/campaigns/campaign-view.ts';
import { needsVenue } from '#domain/campaigns/collaboration.ts';
import { dayOf } from '#domain/clock.ts';
import type { Language } from '#domain/language.ts';
import { centsOf } from '#domain/money.ts';
import { fieldsRefused } from '#domain/parse.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import { formatTypedMoney } from '#messages/format.ts';

/** What stands in the edit form: the draft, its prices as they are typed, and the status. */
export interface EditValues extends Omit<CampaignDraft, 'postPriceCents' | 'storyPriceCents'> {
  status: CampaignStatus;
  postPrice: string;
  storyPrice: string;
}

const noSlot = blankCampaign.slot1;

/** A campaign as the form shows it, in the language being read. */
export function valuesOf(campaign: CampaignView, language: Language): EditValues {
  const { venue, postPriceCents, storyPriceCents } = campaign;
  const [slot1 = noSlot, slot2 = noSlot] = venue?.slots ?? [];
  const typed = (cents: number) => (cents === 0 ? '' : formatTypedMoney(cents, language));
  return {
    status: campaign.status,
    title: campaign.title,
    description: campaign.description,
    mainMedia: campaign.cover ?? '',
    startDate: campaign.startDate,
    endDate: campaign.endDate,
    compensationType: campaign.compensationType,
    postPrice: typed(postPriceCents),
    storyPrice: typed(storyPriceCents),
    giftDescription: campaign.giftDescription,
    giftImages: campaign.giftPictures,
    thematics: campaign.thematics,
    collaborationType: campaign.collaborationType,
    venueName: venue?.name ?? '',
    venueAddress: venue?.address ?? '',
    venueTown: venue?.town ?? '',
    venueCountry: venue?.country ?? '',
    slot1,
    slot2,
    targetLocations: campaign.targetLocations,
    minAge: campaign.minAge,
    maxAge: campaign.maxAge,
    femalePercentage: campaign.femalePercentage,
    malePercentage: campaign.malePercentage,
    otherPercentage: campaign.otherPercentage,
    followerRange: campaign.followerRange,
  };
}

/** A typed price in cents: none counts as 0, and what is no number stays none. */
export function typedCents(price: string): number {
  return price.trim() === '' ? 0 : (centsOf(price) ?? Number.NaN);
}

/** The form as the wizard's parts and the server read it. */
export function draftOf({ postPrice, storyPrice, ...draft }: EditValues): CampaignDraft {
  return { ...draft, postPriceCents: typedCents(postPrice), storyPriceCents: typedCents(storyPrice) };
}

/** What is sent of it. Of pictures only the changed: one that is lost for a while does not show, and is not to be let go. */
export function detailsOf(values: EditValues, saved: EditValues): Partial<CampaignDraft> {
  const { mainMedia, giftImages, ...draft } = draftOf(values);
  return {
    ...draft,
    ...(mainMedia !== saved.mainMedia && { mainMedia }),
    ...(giftImages.join() !== saved.giftImages.join() && { giftImages }),
  };
}

/** What the server would refuse, by field. `publishing` also asks for an end that is not past. */
export function refusedOf(values: EditValues, publishing: boolean): Readonly<Record<string, RefusalCode>> {
  const refused = fieldsRefused(campaignDetails, draftOf(values));
  for (const price of ['postPriceCents', 'storyPriceCents'] as const) {
    if (refused[price] === 'field.invalid') refused[price] = 'field.invalid_number';
  }
  const isPast = values.endDate !== '' && isOver(values, dayOf(new Date()));
  return publishing && isPast ? { endDate: 'campaign.end_is_past', ...refused } : refused;
}

/** A change with what it clears: a type without a gift its details, one without payment the prices, no venue its place. */
export function withCleared(changes: Partial<EditValues>): Partial<EditValues> {
  const { compensationType, collaborationType } = changes;
  return {
    ...(compensationType && !offersGift(compensationType) && { giftDescription: '', giftImages: [] }),
    ...(compensationType && !offersPayment(compensationType) && { postPrice: '', storyPrice: '' }),
    ...(collaborationType && !needsVenue(collaborationType) && noPlace),
    ...changes,
  };
}

const { venueName, venueAddress, venueTown, venueCountry, slot1, slot2 } = blankCampaign;
const noPlace = { venueName, venueAddress, venueTown, venueCountry, slot1, slot2 };
