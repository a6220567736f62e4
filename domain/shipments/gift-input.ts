import { z } from 'zod';
import { line, says, text } from '../fields.ts';
import { carriers, MAX_TRACKING_LENGTH, TRACKING_NUMBER } from './carriers.ts';

/** Number of characters. */
export const MAX_PROBLEM_LENGTH = 1_000;

const confirmed = z.literal('yes').optional();

/**
 * Inputs of the gift forms on the page of a deal. The form for a voucher has no carrier. Without scripts, waiving a
 * gift takes two forms. The first form has no `confirmed`.
 */
export const giftInputs = [
  z.object({
    intent: z.literal('send_gift'),
    carrier: z
      .enum(['', ...carriers])
      .default('')
      .transform((it) => it || null),
    trackingNumber: line(MAX_TRACKING_LENGTH)
      .refine((it) => it === '' || TRACKING_NUMBER.test(it), says('field.invalid'))
      .default(''),
  }),
  z.object({
    intent: z.literal('report_problem'),
    text: text(MAX_PROBLEM_LENGTH).min(1, says('shipment.problem_required')),
  }),
  z.object({ intent: z.literal('receive_gift') }),
  z.object({ intent: z.literal('waive_gift'), confirmed }),
] as const;
