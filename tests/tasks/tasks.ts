import { brandTasks } from './brand-tasks.ts';
import { influencerTasks } from './influencer-tasks.ts';
import type { Task } from './steps.ts';

export const tasks: readonly Task[] = [...brandTasks, ...influencerTasks].sort((a, b) => a.number - b.number);
