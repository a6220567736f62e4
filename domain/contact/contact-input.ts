import { z } from 'zod';
import { required, says } from '../fields.ts';

/** Messages that one user may send to influencers in 24 hours. */
export const CONTACTS_PER_DAY = 10;

/** Text on a single line, because an email header must not contain line breaks. */
const line = (max: number) => required(max).transform((typed) => typed.replace(/\s+/g, ' '));

/**
 * A message to an influencer, typed on their profile page. The email with the message names the sender's account. It also
 * shows the typed `name` and `email` if they differ from the account.
 */
export const contactInput = z.object({
  name: line(120),
  email: required(254).pipe(z.email(says('field.invalid_email'))),
  subject: line(150),
  message: required(5_000),
});
export type ContactInput = z.infer<typeof contactInput>;
