import { brandTasks } from './brand-tasks.ts';
import { influencerTasks } from './influencer-tasks.ts';
import type { Task } from './steps.ts';

export const tasks: readonly Task[] = [...brandTasks, ...influencerTasks].sort((a, b) => a.number - b.number);

/** Tasks of docs/tasks.md that the product does not offer. Their rows have no figures. */
export const impossibleTasks: readonly Pick<Task, 'number' | 'name'>[] = [
  { number: 13, name: 'Edit an active campaign' },
];
