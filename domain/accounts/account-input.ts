import { z } from 'zod';
import { required, says, text } from '../fields.ts';
import { handleOf, isHandle } from '../influencers/handle.ts';
import { languages } from '../language.ts';

const email = required(254)
  .pipe(z.email(says('field.invalid_email')))
  .transform((it) => it.toLowerCase());
const password = z
  .string()
  .min(8, says('field.password_too_short'))
  .max(128, says('field.password_too_long'));
const phoneNumber = text(40).optional();
/** An Instagram username, if any: what was pasted around it is taken off, and what Instagram would not allow is refused. */
const optionalHandle = text(200)
  .transform(handleOf)
  .refine((it) => it === '' || isHandle(it), says('field.invalid_handle'));
export const handle = optionalHandle.refine((it) => it !== '', says('field.username_required'));
const language = z.enum(languages).optional();

/** What `POST /api/brand-signup` takes. */
export const brandSignUp = z.object({
  email,
  password,
  companyName: required(120),
  phoneNumber,
  instagram: optionalHandle.optional(),
  language,
});

/** What `POST /api/influencer-signup` takes. */
export const influencerSignUp = z.object({
  email,
  password,
  fullName: required(120),
  instagram: handle,
  phoneNumber,
  language,
});

export const signInInput = z.object({
  email: required(254).toLowerCase(),
  password: z.string().min(1, says('field.required')).max(1_000),
});

/** What anybody edits of their account. The e-mail is for logging in, and stays. */
export const accountInput = z.object({ fullName: required(120), language: z.enum(languages) });

export const passwordInput = z.object({
  currentPassword: z.string().min(1, says('field.required')).max(1_000, says('field.too_long')),
  newPassword: password,
});

export type AccountInput = z.infer<typeof accountInput>;
export type PasswordInput = z.infer<typeof passwordInput>;
/** The password of whoever is signed in, once more. */
export const passwordProof = z.object({ password: signInInput.shape.password });

/** A code of an authenticator app, or a backup code, with blanks or without. */
export const codeInput = z.object({
  code: required(40).transform((it) => it.replaceAll(/\s/g, '')),
});

export const askForResetInput = z.object({ email });

/** The token comes from the link in the mail; what is no token at all is a link that does not work. */
export const resetPasswordInput = z.object({ token: z.string().max(200).catch(''), password });

export type BrandSignUp = z.infer<typeof brandSignUp>;
export type InfluencerSignUp = z.infer<typeof influencerSignUp>;
