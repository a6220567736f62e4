import { z } from 'zod';
import { required, requiredLine, says } from '../fields.ts';

/** Maximum number of messages from one user to influencers in 24 hours. */
export const CONTACTS_PER_DAY = 10;

/**
 * The email always names the sender's account. The email also shows the typed `name` and `email` if they differ from
 * those of the account.
 */
export const contactInput = z.object({
  name: requiredLine(120),
  email: requiredLine(254).pipe(z.email(says('field.invalid_email'))),
  subject: requiredLine(150),
  message: required(5_000),
});
export type ContactInput = z.infer<typeof contactInput>;
