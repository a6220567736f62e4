import { daysLater, momentAt } from './calendar.ts';

/** The model has its own table, so that a mistake in the product's table is detected. */
const rules = {
  answer_by: { days: 14, remindOn: (first: string) => [daysLater(first, 7), daysLater(first, 12)] },
  offer_by: { days: 5, remindOn: (_: string, last: string) => [daysLater(last, -1)] },
  quiet: { days: 14, remindOn: (_: string, last: string) => [daysLater(last, -3)] },
  sign_by: { days: 5, remindOn: (_: string, last: string) => [daysLater(last, -2), last] },
} as const;

export interface Deadline {
  kind: keyof typeof rules;
  first: string;
  last: string;
}

export function begin(kind: Deadline['kind'], first: string, latest?: string): Deadline {
  const last = daysLater(first, rules[kind].days);
  const limited = latest !== undefined && latest < last ? latest : last;
  return { kind, first, last: limited < first ? first : limited };
}

export function lastDayOfOffer(
  first: string,
  { endDate }: { endDate: string },
  { publishBy }: { publishBy: string },
): string {
  return begin('offer_by', first, endDate < publishBy ? endDate : publishBy).last;
}

export const endOf = ({ last }: Deadline): number => momentAt(daysLater(last, 1), 0);

export function reminderDays({ kind, first, last }: Deadline): string[] {
  return rules[kind].remindOn(first, last).filter((day) => day > first && day <= last);
}

export const reminderAt = (day: string): number => momentAt(day, 8);

/** Returns the next moment at which the schedule must look at the deadline. */
export function nextAt(deadline: Deadline, now: number): number {
  return (
    reminderDays(deadline)
      .map(reminderAt)
      .find((it) => it > now) ?? endOf(deadline)
  );
}
