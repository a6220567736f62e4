import { z } from 'zod';
import { accountInput, handle } from '../accounts/account-input.ts';
import { thematics } from '../campaigns/reference.ts';
import { line, says, text, unique } from '../fields.ts';
import { imageInput } from '../files/image-input.ts';
import type { RefusalCode } from '../refusal.ts';
import { countOf, percentOf } from './figures.ts';
import { confirmed } from './identity.ts';
import { MAX_BIO_LENGTH } from './profile-view.ts';

const number = (read: (typed: string) => number | null, code: RefusalCode) =>
  z
    .string()
    .max(40, says('field.too_long'))
    .transform((typed, context) => {
      if (typed.trim() === '') return null;
      const value = read(typed);
      if (value !== null) return value;
      context.addIssue({ code: 'custom', message: code });
      return z.NEVER;
    });

const count = number(countOf, 'field.invalid_number');
const percent = number(percentOf, 'field.invalid_percent');
/** Figure that the form was loaded with. An invalid one is ignored, because its field is hidden. */
const loaded = (figure: typeof count) => figure.optional().catch(undefined);

export const profileInput = accountInput.extend({
  handle,
  confirmed,
  /** Missing in forms that were opened before this field existed. The stored number then stays. */
  phone: line(40).optional(),
  location: line(120),
  bio: text(MAX_BIO_LENGTH),
  picture: imageInput,
  thematics: z.array(z.enum(thematics)).transform(unique),
  followers: count,
  following: count,
  posts: count,
  engagementRate: percent,
  loadedFollowers: loaded(count),
  loadedFollowing: loaded(count),
  loadedPosts: loaded(count),
  loadedEngagementRate: loaded(percent),
});
export type ProfileInput = z.infer<typeof profileInput>;
