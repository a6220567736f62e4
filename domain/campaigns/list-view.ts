import { isDay } from '../clock.ts';
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
  const [from = '', to = ''] = [asked.from, asked.to].map((it) => (it && isDay(it) ? it : ''));
  const number = Number(asked.page);
  const page = Number.isSafeInteger(number) && number > 0 ? number : wholeList.page;
  return from && to && from > to ? { status, from: to, to: from, page } : { status, from, to, page };
}
