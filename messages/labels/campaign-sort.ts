import type { CampaignSort } from '#domain/campaigns/search/choices.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const campaignSortLabels: Labels<CampaignSort> = {
  newest: m.search_sort_newest,
  ending: m.search_sort_ending,
  pay: m.search_sort_pay,
};
