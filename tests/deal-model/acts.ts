import type { MakeAct } from './act.ts';
import { campaignActs } from './campaign-acts.ts';
import { contentActs } from './content-acts.ts';
import { dealActs } from './deal-acts.ts';
import { giftActs } from './gift-acts.ts';

export const acts = { ...campaignActs, ...dealActs, ...contentActs, ...giftActs } satisfies Record<
  string,
  MakeAct
>;
export type ActName = keyof typeof acts;
