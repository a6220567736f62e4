import { z } from 'zod';
import { accountInput } from '../accounts/account-input.ts';
import { verifications } from '../accounts/verification.ts';
import { MAX_AUTHOR } from '../blog/draft.ts';
import { required, requiredLine, text } from '../fields.ts';

const MAX_LENGTH = 1_000;

/**
 * `seen` and `identity` are what staff saw. The decision is refused if the state or the identity has changed since.
 */
export const verifyInput = z.object({ seen: z.enum(verifications), identity: z.string().optional() });
export const refuseInput = verifyInput.extend({ reason: required(MAX_LENGTH) });

export const suspendInput = z.object({ reason: required(MAX_LENGTH) });

/** `askedAt` is the moment of the request that staff saw. The act is refused if the request has been replaced since. */
export const callInput = z.object({
  askedAt: z.coerce.date(),
  done: z.enum(['yes', 'no']),
  note: text(MAX_LENGTH),
});

/** The maximum length is that of an article's author, because articles show the name of a staff member as author. */
export const staffAccountInput = accountInput.extend({ fullName: requiredLine(MAX_AUTHOR) });
export type StaffAccountInput = z.infer<typeof staffAccountInput>;
