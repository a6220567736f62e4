import { z } from 'zod';
import { dayOf, hourOf } from '../clock.ts';
import { says, text } from '../fields.ts';

/** Date and time are in Paris. */
export const callRequestInput = z.object({
  date: z.iso.date({ error: ({ input }) => says(input === '' ? 'field.required' : 'field.invalid_day') }),
  time: z.iso.time({ precision: -1, error: says('field.required') }),
  note: text(2_000),
});

export type CallRequest = z.infer<typeof callRequestInput>;

export function isInFuture({ date, time }: Pick<CallRequest, 'date' | 'time'>, now: Date): boolean {
  return `${date} ${time}` > `${dayOf(now)} ${hourOf(now)}`;
}
