import { z } from 'zod';
import { hasTwoCharacters, line, required, requiredLine, says, text } from '../fields.ts';
import { handleOf, isHandle } from '../influencers/handle.ts';
import { languages } from '../language.ts';
import type { RefusalCode } from '../refusal.ts';

export const emailField = required(254)
  .pipe(z.email(says('field.invalid_email')))
  .transform((email) => email.toLowerCase());
const password = z
  .string()
  .min(1, says('field.required'))
  .min(8, says('field.password_too_short'))
  .max(128, says('field.password_too_long'))
  .refine((password) => password.trim() !== '', says('account.password_blank'));
/** Accepts a pasted profile URL and keeps only the username. Refuses names that Instagram does not allow. */
const optionalHandle = text(200)
  .transform(handleOf)
  .refine((handle) => handle === '' || isHandle(handle), says('field.invalid_handle'));
export const handle = optionalHandle.refine((handle) => handle !== '', says('field.username_required'));

/** Some clients send null for a field that was left empty. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema
    .nullish()
    .transform((value) => value ?? undefined)
    .optional();
const contact = { phoneNumber: optional(line(40)), language: optional(z.enum(languages)) };

// The sign-up schemas list the fields in the order of the form, because the `message` of a refusal in JSON names the
// first invalid field.

export const brandSignUp = z.object({
  email: emailField,
  companyName: line(120)
    .min(1, says('account.company_name_required'))
    .refine(hasTwoCharacters, says('company.name_too_short')),
  ...contact,
  instagram: optional(optionalHandle),
  password,
});

/** The body of `POST /api/influencer-signup`. Without a full name, the handle serves as the name. */
export const influencerSignUp = z.object({
  fullName: optional(line(120)),
  instagram: handle,
  email: emailField,
  ...contact,
  password,
});

export const influencerSignUpForm = influencerSignUp.extend({ fullName: requiredLine(120) });

export const signUpIncomplete = (missing: readonly string[]): RefusalCode =>
  missing.every((name) => name === 'companyName')
    ? 'account.company_name_required'
    : 'account.sign_up_incomplete';

export const signInInput = z.object({
  email: requiredLine(254).toLowerCase(),
  password: z.string().min(1, says('field.required')).max(1_000),
});

/**
 * The editable fields of an account. The email address has its own change (`askForEmailChange`), because the address
 * is the login.
 */
export const accountInput = z.object({ fullName: requiredLine(120), language: z.enum(languages) });

const withoutSpaces = (code: string) => code.replaceAll(/\s/g, '');
const optionalCode = z.string().max(40, says('field.too_long')).transform(withoutSpaces).default('');

export const passwordInput = z
  .object({
    currentPassword: z.string().min(1, says('field.required')).max(1_000, says('field.too_long')),
    newPassword: password,
    code: optionalCode,
  })
  .refine(({ currentPassword, newPassword }) => newPassword !== currentPassword, {
    path: ['newPassword'],
    message: says('account.password_unchanged'),
  });

export type AccountInput = z.infer<typeof accountInput>;
type ParsedPasswords = z.infer<typeof passwordInput>;
export type PasswordInput = Omit<ParsedPasswords, 'code'> & Partial<Pick<ParsedPasswords, 'code'>>;

/** The browser's WebAuthn response as JSON. */
const passkey = z.string().max(20_000, says('field.too_long'));

export const passkeyInput = z.object({ name: requiredLine(60), passkey });
export type PasskeyInput = z.infer<typeof passkeyInput>;
export const passkeyNameInput = passkeyInput.pick({ name: true });
export const passkeyLoginInput = passkeyInput.pick({ passkey: true });

/** The fields of `ProofFields`. `confirmPerson` refuses missing fields. */
export const proofInput = z.object({
  password: z.string().max(1_000, says('field.too_long')).default(''),
  code: optionalCode,
  passkey: passkey.default(''),
});
export type Proof = Pick<z.infer<typeof proofInput>, 'password'> & Partial<z.infer<typeof proofInput>>;

export const codeInput = z.object({
  code: required(40).transform(withoutSpaces),
});
export const challengeInput = codeInput
  .extend({ remember: z.literal('1').optional().catch(undefined) })
  .transform(({ code, remember }) => ({ code, isRemembered: remember === '1' }));

export const askForResetInput = z.object({ email: emailField });

/**
 * The token comes from the emailed link. A malformed token becomes empty, and an empty token is refused as an invalid
 * link.
 */
export const resetPasswordInput = z.object({ token: z.string().max(200).catch(''), password });

export type BrandSignUp = z.infer<typeof brandSignUp>;
export type InfluencerSignUp = z.infer<typeof influencerSignUp>;
