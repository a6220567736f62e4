import { z } from 'zod';
import { text } from '../fields.ts';
import { giftInputs } from '../shipments/gift-input.ts';
import { MAX_NOTE_LENGTH, MAX_OFFERS } from './offer.ts';

const seq = z.coerce.number().int().min(1);
/** The number of an offer in an address. */
export const offerSeq = seq.max(MAX_OFFERS);

const confirmed = z.literal('yes').optional();

/**
 * Inputs of the forms on the page of a deal. Without scripts, an act that asks for confirmation takes two forms. The
 * first form has no `confirmed`.
 */
export const dealActInput = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('accept'), seq, hash: z.string() }),
  z.object({ intent: z.literal('decline'), seq }),
  z.object({ intent: z.literal('withdraw'), seq, confirmed }),
  z.object({ intent: z.literal('stop'), confirmed }),
  ...giftInputs,
]);

/** Input of the offer form, without the terms. */
export const offerInput = z.object({ answersSeq: seq, note: text(MAX_NOTE_LENGTH) });
