import { type CampaignSort, campaignSorts } from './choices.ts';
import { cityFilter } from './city-filter.server.ts';
import { datesFilter } from './dates-filter.server.ts';
import type { ReadFilter } from './filter.server.ts';
import { giftFilter } from './gift-filter.server.ts';
import { kindFilter } from './kind-filter.server.ts';
import { payFilter } from './pay-filter.server.ts';
import { qualifyingFilter } from './qualifying-filter.server.ts';
import { textFilter } from './text-filter.server.ts';
import { thematicFilter } from './thematic-filter.server.ts';

export type CampaignSearch = ReturnType<typeof readSearch>;
export type SearchValues = CampaignSearch['values'];

export function readSearch(query: URLSearchParams) {
  const [text, thematics, kinds, city] = [
    textFilter(query),
    thematicFilter(query),
    kindFilter(query),
    cityFilter(query),
  ];
  const [pay, gift, dates, qualifying] = [
    payFilter(query),
    giftFilter(query),
    datesFilter(query),
    qualifyingFilter(query),
  ];
  const filters: ReadFilter<unknown>[] = [text, thematics, kinds, city, pay, gift, dates, qualifying];
  const sort: CampaignSort = campaignSorts.find((it) => it === query.get('sort')) ?? 'newest';
  return {
    values: {
      text: text.value,
      thematics: thematics.value,
      kinds: kinds.value,
      city: city.value,
      payCents: pay.value,
      gift: gift.value,
      dates: dates.value,
      qualifying: qualifying.value,
    },
    sort,
    filters: filters.flatMap(({ sql }) => sql ?? []),
    address: new URLSearchParams([
      ...filters.flatMap(({ parameters }) => parameters),
      ...(sort === 'newest' ? [] : [['sort', sort]]),
    ]).toString(),
  };
}

export const everyCampaign: CampaignSearch = readSearch(new URLSearchParams());
