import type { CampaignStatus } from '#domain/campaigns/campaign.ts';
import { m } from '#messages';
import { formatDate, formatList, formatMoney } from '#messages/format.ts';
import { campaignStatusLabels, compensationLabels } from '#messages/labels/campaign.ts';
import { collaborationChoiceLabels } from '#messages/labels/collaboration.ts';
import { countryLabels } from '#messages/labels/country.ts';
import { followerRangeLabels } from '#messages/labels/influencer.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { type EditValues, typedCents } from './values.ts';

type Field = keyof EditValues;

/** One thing to compare: its label, its value as text, and the images that are shown instead of the text. */
interface Item {
  label: () => string;
  text: (values: EditValues) => string;
  images?: (values: EditValues) => string[];
  /** The fields that are compared and chosen together with this one. */
  others?: readonly Field[];
}

const list = (words: string[]) => formatList(words, currentLanguage());
const slotText = ({ start, end }: EditValues['slot1']) =>
  start ? m.campaign_hours_value({ start, end }) : '';
const dayText = (day: string) => (day ? formatDate(day, currentLanguage()) : '');

function priceText(typed: string): string {
  const cents = typedCents(typed);
  if (Number.isNaN(cents)) return typed;
  return cents === 0 ? '' : formatMoney(cents, 'EUR', currentLanguage());
}

/** All fields of the form, in its order. A field that is missing here is in the `others` of another. */
const items: Record<Exclude<Field, 'maxAge' | 'malePercentage' | 'otherPercentage'>, Item> = {
  title: { label: m.wizard_name, text: (it) => it.title },
  description: { label: m.wizard_description, text: (it) => it.description },
  mainMedia: {
    label: m.edit_photo,
    text: (it) => it.mainMedia,
    images: (it) => [it.mainMedia].filter(Boolean),
  },
  status: { label: m.edit_status, text: (it) => campaignStatusLabels[it.status]() },
  startDate: { label: m.wizard_start_date, text: (it) => dayText(it.startDate) },
  endDate: { label: m.wizard_end_date, text: (it) => dayText(it.endDate) },
  compensationType: {
    label: m.wizard_type_legend,
    text: (it) => it.compensationType && compensationLabels[it.compensationType](),
  },
  postPrice: { label: m.wizard_post_price, text: (it) => priceText(it.postPrice) },
  storyPrice: { label: m.wizard_story_price, text: (it) => priceText(it.storyPrice) },
  giftDescription: { label: m.wizard_gift_description, text: (it) => it.giftDescription },
  giftImages: {
    label: m.edit_gift_pictures,
    text: (it) => it.giftImages.join(' '),
    images: (it) => it.giftImages,
  },
  thematics: {
    label: m.wizard_thematics,
    text: (it) => list(it.thematics.map((id) => thematicLabels[id]())),
  },
  collaborationType: {
    label: m.wizard_collaboration_legend,
    text: (it) => it.collaborationType && collaborationChoiceLabels[it.collaborationType](),
  },
  venueName: { label: m.wizard_venue_name, text: (it) => it.venueName },
  venueAddress: { label: m.wizard_venue_address, text: (it) => it.venueAddress },
  venueTown: { label: m.wizard_venue_town, text: (it) => it.venueTown },
  venueCountry: {
    label: m.wizard_venue_country,
    text: (it) => it.venueCountry && countryLabels[it.venueCountry](),
  },
  slot1: { label: () => m.wizard_slot({ number: 1 }), text: (it) => slotText(it.slot1) },
  slot2: { label: () => m.wizard_slot({ number: 2 }), text: (it) => slotText(it.slot2) },
  followerRange: {
    label: m.wizard_follower_range,
    text: (it) => it.followerRange && followerRangeLabels[it.followerRange](),
  },
  targetLocations: {
    label: m.wizard_locations,
    text: (it) => list(it.targetLocations.map((id) => countryLabels[id]())),
  },
  minAge: {
    label: m.wizard_ages,
    text: (it) => m.wizard_ages_value({ min: it.minAge, max: it.maxAge }),
    others: ['maxAge'],
  },
  femalePercentage: {
    label: m.wizard_gender,
    text: (it) =>
      list([
        m.campaign_women({ share: it.femalePercentage }),
        m.campaign_men({ share: it.malePercentage }),
        m.campaign_other_genders({ share: it.otherPercentage }),
      ]),
    others: ['malePercentage', 'otherPercentage'],
  },
};

interface Side {
  text: string;
  images: string[];
}

/** One item in which the saved version and the form's own values differ. */
export interface Difference {
  fields: readonly Field[];
  label: string;
  saved: Side;
  own: Side;
  /** The user typed it, as opposed to the saved version having changed since. */
  isTyped: boolean;
}

/** The items whose text differs between two versions. */
export function differencesBetween(
  saved: EditValues,
  own: EditValues,
  typed: Partial<EditValues>,
): Difference[] {
  return (Object.entries(items) as [Field, Item][])
    .filter(([, { text }]) => text(saved) !== text(own))
    .map(([field, { label, text, images = () => [], others = [] }]) => {
      const fields = [field, ...others];
      return {
        fields,
        label: label(),
        saved: { text: text(saved), images: images(saved) },
        own: { text: text(own), images: images(own) },
        isTyped: fields.some((each) => each in typed),
      };
    });
}

/** The form's own values of the fields that belong to the chosen differences. */
export function chosenOf(own: EditValues, differences: readonly Difference[]): Partial<EditValues> {
  return Object.fromEntries(differences.flatMap(({ fields }) => fields.map((field) => [field, own[field]])));
}

/** Which own values may still be saved: all of a draft, only the status of an active campaign. */
export const maySave = (status: CampaignStatus, { fields }: Difference): boolean =>
  status === 'draft' || (status === 'active' && fields.includes('status'));
