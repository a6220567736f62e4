import type { RouterContextProvider } from 'react-router';
import { requestContext } from '#app/request/context.ts';
import { brandSignUp, influencerSignUp } from '#domain/accounts/account-input.ts';
import { signUpBrand, signUpInfluencer } from '#domain/accounts/sign-up.server.ts';
import type { Role } from '#domain/ctx.ts';
import { parse } from '#domain/parse.ts';
import { bookingNoteCookie } from './booking-note.ts';

/** Creates an account from a form or a JSON body. Returns the session cookies and the cookie that opens the booking page. */
export async function signUp(
  context: Readonly<RouterContextProvider>,
  role: Role,
  input: unknown,
): Promise<{ userId: string; cookies: string[] }> {
  const { ctx, origin, publicUrl } = context.get(requestContext);
  const { session, cookies, bookingNote } =
    role === 'client'
      ? await signUpBrand(ctx, parse(brandSignUp, input), origin)
      : await signUpInfluencer(ctx, parse(influencerSignUp, input), origin);
  return { userId: session.userId, cookies: [...cookies, bookingNoteCookie(bookingNote, publicUrl)] };
}
