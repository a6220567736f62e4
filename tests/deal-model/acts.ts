import type { MakeAct } from './act.ts';
import { campaignActs } from './campaign-acts.ts';
import { dealActs } from './deal-acts.ts';

export const acts = { ...campaignActs, ...dealActs } satisfies Record<string, MakeAct>;
export type ActName = keyof typeof acts;
