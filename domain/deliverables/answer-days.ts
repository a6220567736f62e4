import { deadlines } from '../deadlines/deadline.ts';

/** How long each side has to answer: working days for the brand, days for the influencer. */
export const answerDays = {
  approve: deadlines.approve_by.length.workingDays,
  change: deadlines.change_by.length.days,
  confirm: deadlines.confirm_by.length.workingDays,
} as const;
