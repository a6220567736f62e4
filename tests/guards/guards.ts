import { accountGuards } from './account-guards.ts';
import { campaignGuards } from './campaign-guards.ts';
import { namedGuards } from './guard.ts';
import { processGuards } from './process-guards.ts';

export const guards = namedGuards({ ...accountGuards, ...campaignGuards, ...processGuards });
