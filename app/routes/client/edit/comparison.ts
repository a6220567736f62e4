import { typedCents } from '#app/routes/client/create/typed-prices.ts';
import type { CampaignStatus } from '#domain/campaigns/campaign.ts';
import type { TimeSlot } from '#domain/campaigns/time-slot.ts';
import { m } from '#messages';
import { formatDate, formatList, formatMoney } from '#messages/format.ts';
import { campaignStatusLabels, compensationLabels } from '#messages/labels/campaign.ts';
import { collaborationChoiceLabels } from '#messages/labels/collaboration.ts';
import { countryLabels } from '#messages/labels/country.ts';
import { followerRangeLabels } from '#messages/labels/influencer.ts';
import type { Labels } from '#messages/labels/labels.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { slotHours } from '#messages/slot-hours.ts';
import type { EditValues } from './values.ts';

type Field = keyof EditValues;

interface Item<Value> {
  label: () => string;
  text?: (value: Value, all: EditValues) => string;
  images?: (value: Value) => string[];
  others?: readonly Field[];
}

const listOf = (words: string[]) => formatList(words, currentLanguage());
const labelIn =
  <Code extends string>(labels: Labels<Code>) =>
  (code: Code | '') =>
    code && labels[code]();
const labelsIn =
  <Code extends string>(labels: Labels<Code>) =>
  (codes: Code[]) =>
    listOf(codes.map((code) => labels[code]()));
const slotText = (slot: TimeSlot) => (slot.start ? slotHours(slot, currentLanguage()) : '');
const dayText = (day: string) => (day ? formatDate(day, currentLanguage()) : '');

function priceText(typed: string): string {
  const cents = typedCents(typed);
  if (cents === null) return typed;
  return cents === 0 ? '' : formatMoney(cents, 'EUR', currentLanguage());
}

type ItemField = Exclude<Field, 'maxAge' | 'malePercentage' | 'otherPercentage'>;

/**
 * The rows have the order of the form, except that the photo follows the description. A field without its own row is in
 * the `others` of another row.
 */
const items: { [Name in ItemField]: Item<EditValues[Name]> } = {
  title: { label: m.wizard_name },
  description: { label: m.wizard_description },
  mainMedia: { label: m.edit_photo, images: (id) => (id ? [id] : []) },
  status: { label: m.edit_status, text: labelIn(campaignStatusLabels) },
  startDate: { label: m.wizard_start_date, text: dayText },
  endDate: { label: m.wizard_end_date, text: dayText },
  compensationType: { label: m.wizard_type_legend, text: labelIn(compensationLabels) },
  postPrice: { label: m.wizard_post_price, text: priceText },
  storyPrice: { label: m.wizard_story_price, text: priceText },
  giftDescription: { label: m.wizard_gift_description },
  giftImages: { label: m.edit_gift_pictures, images: (ids) => ids },
  thematics: { label: m.wizard_thematics, text: labelsIn(thematicLabels) },
  collaborationType: { label: m.wizard_collaboration_legend, text: labelIn(collaborationChoiceLabels) },
  venueName: { label: m.wizard_venue_name },
  venueAddress: { label: m.wizard_venue_address },
  venueTown: { label: m.wizard_venue_town },
  venueCountry: { label: m.wizard_venue_country, text: labelIn(countryLabels) },
  slot1: { label: () => m.wizard_slot({ number: 1 }), text: slotText },
  slot2: { label: () => m.wizard_slot({ number: 2 }), text: slotText },
  followerRange: { label: m.wizard_follower_range, text: labelIn(followerRangeLabels) },
  targetLocations: { label: m.wizard_locations, text: labelsIn(countryLabels) },
  minAge: {
    label: m.wizard_ages,
    text: (min, { maxAge: max }) => m.wizard_ages_value({ min, max }),
    others: ['maxAge'],
  },
  femalePercentage: {
    label: m.wizard_gender,
    text: (share, { malePercentage, otherPercentage }) =>
      listOf([
        m.campaign_women({ share }),
        m.campaign_men({ share: malePercentage }),
        m.campaign_other_genders({ share: otherPercentage }),
      ]),
    others: ['malePercentage', 'otherPercentage'],
  },
};

interface Side {
  text: string;
  images: string[];
}

function sideOf<Name extends ItemField>(name: Name, values: EditValues): Side {
  const { text = String, images = () => [] }: Item<EditValues[Name]> = items[name];
  return { text: text(values[name], values), images: images(values[name]) };
}

export interface Difference {
  fields: readonly Field[];
  label: string;
  saved: Side;
  own: Side;
  isTyped: boolean;
}

export function differencesBetween(
  saved: EditValues,
  own: EditValues,
  typed: Partial<EditValues>,
): Difference[] {
  const differences = (Object.keys(items) as ItemField[]).map((name) => {
    const { label, others = [] } = items[name];
    const fields = [name, ...others];
    const isTyped = fields.some((field) => field in typed);
    return { fields, label: label(), saved: sideOf(name, saved), own: sideOf(name, own), isTyped };
  });
  return differences.filter((each) => each.saved.text !== each.own.text);
}

/** `differences` are the rows in which the user chose their own values. */
export function chosenOf(own: EditValues, differences: readonly Difference[]): Partial<EditValues> {
  return Object.fromEntries(differences.flatMap(({ fields }) => fields.map((field) => [field, own[field]])));
}

export const maySave = (status: CampaignStatus, { fields }: Difference): boolean =>
  status === 'draft' || (status === 'active' && fields.includes('status'));
