import type { RouterContextProvider } from 'react-router';
import { requestContext } from '#app/request/context.ts';
import {
  brandSignUp,
  influencerSignUp,
  influencerSignUpForm,
  signUpIncomplete,
} from '#domain/accounts/account-input.ts';
import { signUpBrand, signUpInfluencer } from '#domain/accounts/sign-up.server.ts';
import type { Role } from '#domain/ctx.ts';
import { parseComplete } from '#domain/parse.ts';
import { bookingNoteCookie } from './booking-note.ts';

/**
 * Creates an account from a form or a JSON body. The form requires an influencer's full name. Returns the cookies of
 * the session and of the booking note. Refuses empty fields with `account.sign_up_incomplete`, or with
 * `account.company_name_required` if only the company name is empty.
 */
export async function signUp(
  context: Readonly<RouterContextProvider>,
  role: Role,
  input: unknown,
  { isForm = false } = {},
): Promise<{ userId: string; cookies: string[] }> {
  const { ctx, origin, publicUrl } = context.get(requestContext);
  const influencerInput = isForm ? influencerSignUpForm : influencerSignUp;
  const { session, cookies, bookingNote } =
    role === 'client'
      ? await signUpBrand(ctx, parseComplete(brandSignUp, input, signUpIncomplete), origin)
      : await signUpInfluencer(ctx, parseComplete(influencerInput, input, signUpIncomplete), origin);
  return { userId: session.userId, cookies: [...cookies, bookingNoteCookie(bookingNote, publicUrl)] };
}
