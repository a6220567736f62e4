import type { CampaignStatus } from '#domain/campaigns/campaign.ts';
import { m } from '#messages';
import { formatDate, formatList, formatMoney } from '#messages/format.ts';
import {
  campaignStatusLabels,
  collaborationChoiceLabels,
  compensationLabels,
  countryLabels,
  followerRangeLabels,
  thematicLabels,
} from '#messages/labels.ts';
import { spokenLanguage } from '#messages/language.ts';
import { type EditValues, typedCents } from './values.ts';

type Field = keyof EditValues;

/** One matter of a campaign, in words: the fields that make it, and how it reads. */
interface Matter {
  fields: readonly Field[];
  label: string;
  says: (values: EditValues) => string;
  /** What is shown of it where that is no words. */
  pictures?: (values: EditValues) => string[];
}

const slotOf = ({ start, end }: EditValues['slot1']) => (start ? m.campaign_hours_value({ start, end }) : '');
const dayOf = (day: string) => (day ? formatDate(day, spokenLanguage()) : '');

function priceOf(typed: string): string {
  const cents = typedCents(typed);
  if (Number.isNaN(cents)) return typed;
  return cents === 0 ? '' : formatMoney(cents, 'EUR', spokenLanguage());
}

/** Everything that the form holds, in its order. */
function matters(): Matter[] {
  const list = (words: string[]) => formatList(words, spokenLanguage());
  const one = (field: Field, label: string, says: Matter['says']): Matter => ({
    fields: [field],
    label,
    says,
  });
  return [
    one('title', m.wizard_name(), ({ title }) => title),
    one('description', m.wizard_description(), ({ description }) => description),
    {
      ...one('mainMedia', m.edit_photo(), ({ mainMedia }) => mainMedia),
      pictures: ({ mainMedia }) => [mainMedia].filter(Boolean),
    },
    one('status', m.edit_status(), ({ status }) => campaignStatusLabels[status]()),
    one('startDate', m.wizard_start_date(), ({ startDate }) => dayOf(startDate)),
    one('endDate', m.wizard_end_date(), ({ endDate }) => dayOf(endDate)),
    one('compensationType', m.wizard_type_legend(), ({ compensationType }) =>
      compensationType ? compensationLabels[compensationType]() : '',
    ),
    one('postPrice', m.wizard_post_price(), ({ postPrice }) => priceOf(postPrice)),
    one('storyPrice', m.wizard_story_price(), ({ storyPrice }) => priceOf(storyPrice)),
    one('giftDescription', m.wizard_gift_description(), ({ giftDescription }) => giftDescription),
    {
      ...one('giftImages', m.edit_gift_pictures(), ({ giftImages }) => giftImages.join(' ')),
      pictures: ({ giftImages }) => giftImages,
    },
    one('thematics', m.wizard_thematics(), ({ thematics }) =>
      list(thematics.map((id) => thematicLabels[id]())),
    ),
    one('collaborationType', m.wizard_collaboration_legend(), ({ collaborationType }) =>
      collaborationType ? collaborationChoiceLabels[collaborationType]() : '',
    ),
    one('venueName', m.wizard_venue_name(), ({ venueName }) => venueName),
    one('venueAddress', m.wizard_venue_address(), ({ venueAddress }) => venueAddress),
    one('venueTown', m.wizard_venue_town(), ({ venueTown }) => venueTown),
    one('venueCountry', m.wizard_venue_country(), ({ venueCountry }) =>
      venueCountry ? countryLabels[venueCountry]() : '',
    ),
    one('slot1', m.wizard_slot({ number: 1 }), ({ slot1 }) => slotOf(slot1)),
    one('slot2', m.wizard_slot({ number: 2 }), ({ slot2 }) => slotOf(slot2)),
    one('followerRange', m.wizard_follower_range(), ({ followerRange }) =>
      followerRange ? followerRangeLabels[followerRange]() : '',
    ),
    one('targetLocations', m.wizard_locations(), ({ targetLocations }) =>
      list(targetLocations.map((id) => countryLabels[id]())),
    ),
    {
      fields: ['minAge', 'maxAge'],
      label: m.wizard_ages(),
      says: ({ minAge, maxAge }) => m.wizard_ages_value({ min: minAge, max: maxAge }),
    },
    {
      fields: ['femalePercentage', 'malePercentage', 'otherPercentage'],
      label: m.wizard_gender(),
      says: (it) =>
        list([
          m.campaign_women({ share: it.femalePercentage }),
          m.campaign_men({ share: it.malePercentage }),
          m.campaign_other_genders({ share: it.otherPercentage }),
        ]),
    },
  ];
}

interface Side {
  text: string;
  pictures: string[];
}

/** One matter in which the saved version and one's own differ. */
export interface Difference {
  fields: readonly Field[];
  label: string;
  saved: Side;
  own: Side;
  /** It was typed here, and is not only what the form started from. */
  isTyped: boolean;
}

/** Where two versions say something else, matter by matter. */
export function differencesBetween(
  saved: EditValues,
  own: EditValues,
  typed: Partial<EditValues>,
): Difference[] {
  return matters()
    .filter(({ says }) => says(saved) !== says(own))
    .map(({ fields, label, says, pictures = () => [] }) => ({
      fields,
      label,
      saved: { text: says(saved), pictures: pictures(saved) },
      own: { text: says(own), pictures: pictures(own) },
      isTyped: fields.some((field) => field in typed),
    }));
}

/** Of one's own values those of the chosen matters. */
export function chosenOf(own: EditValues, differences: readonly Difference[]): Partial<EditValues> {
  return Object.fromEntries(differences.flatMap(({ fields }) => fields.map((field) => [field, own[field]])));
}

/** Which of one's own may still be saved: all of a draft, of an active campaign the status alone. */
export const maySave = (status: CampaignStatus, { fields }: Difference): boolean =>
  status === 'draft' || (status === 'active' && fields.includes('status'));
