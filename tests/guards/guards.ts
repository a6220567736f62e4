import { accountGuards } from './account-guards.ts';
import { campaignGuards } from './campaign-guards.ts';
import type { Guard } from './guard.ts';
import { processGuards } from './process-guards.ts';

export const guards: readonly Guard[] = [...accountGuards, ...campaignGuards, ...processGuards];
