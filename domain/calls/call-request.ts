import { z } from 'zod';
import { dayOf, hourOf } from '../clock.ts';
import type { RefusalCode } from '../refusal.ts';

const says = (code: RefusalCode) => code;

/** When somebody would like to be called, in Paris time. */
export const callRequestInput = z.object({
  date: z.iso.date(says('field.required')),
  time: z.iso.time({ precision: -1, error: says('field.required') }),
  note: z.string().trim().max(2_000, says('field.too_long')),
});

export type CallRequest = z.infer<typeof callRequestInput>;

/** Whether that moment is still to come. */
export function isToCome({ date, time }: Pick<CallRequest, 'date' | 'time'>, now: Date): boolean {
  return `${date} ${time}` > `${dayOf(now)} ${hourOf(now)}`;
}
