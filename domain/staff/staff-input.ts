import { z } from 'zod';
import { verifications } from '../accounts/verification.ts';
import { required, text } from '../fields.ts';

const MAX = 1_000;

/** What the operator saw when they decided, and to whoever is refused why. */
export const verifyInput = z.object({ seen: z.enum(verifications) });
export const refuseInput = verifyInput.extend({ reason: required(MAX) });

export const suspendInput = z.object({ reason: required(MAX) });

/** What came of a call; it stays in its queue until it is done. */
export const callInput = z.object({ done: z.enum(['yes', 'no']), note: text(MAX) });
