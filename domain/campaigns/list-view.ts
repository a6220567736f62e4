import { periodIn } from '../clock.ts';
import { pageNumberOf } from '../paging.ts';
import { type CampaignFilter, campaignFilters } from './campaign.ts';

export interface ListView {
  status: CampaignFilter;
  from: string;
  to: string;
  page: number;
}

export const wholeList: ListView = { status: 'all', from: '', to: '', page: 1 };

/** Ignores invalid values. Swaps two days in the wrong order. */
export function listViewOf(asked: Record<string, string>): ListView {
  const status = campaignFilters.find((it) => it === asked.status) ?? wholeList.status;
  return { status, ...periodIn(asked.from, asked.to), page: pageNumberOf(asked.page) };
}
