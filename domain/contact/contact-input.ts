import { z } from 'zod';
import { required, says } from '../fields.ts';

/** How many messages one may send to influencers in 24 hours. */
export const CONTACTS_PER_DAY = 10;

/** On one line, as it stands in a letter's head. */
const line = (max: number) => required(max).transform((typed) => typed.replace(/\s+/g, ' '));

/** What is written to an influencer on their profile. They answer to the address that is typed here. */
export const contactInput = z.object({
  name: line(120),
  email: required(254).pipe(z.email(says('field.invalid_email'))),
  subject: line(150),
  message: required(5_000),
});
export type ContactInput = z.infer<typeof contactInput>;
