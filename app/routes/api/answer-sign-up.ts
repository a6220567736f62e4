import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { attemptJson, readJson } from '#app/forms/answer.ts';
import { requestContext } from '#app/request/context.ts';
import { bookingNoteCookie } from '#app/routes/auth/booking-note.ts';
import type { RequestOrigin } from '#domain/accounts/request-origin.ts';
import type { SignedUp } from '#domain/accounts/sign-up.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { type Language, languages } from '#domain/language.ts';
import { parse } from '#domain/parse.ts';

/**
 * Both sign-up addresses: JSON in; 201 with `userId` and `message`, the session's cookie and the booking note's, or a
 * refusal. The sentences are in the language that the body asks for, else in that of the address.
 */
export async function answerSignUp<Schema extends z.ZodType<{ language?: Language | undefined }>>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  schema: Schema,
  signUp: (ctx: Ctx, input: z.output<Schema>, origin: RequestOrigin) => Promise<SignedUp>,
  success: (inputs: object, options: { locale: Language }) => string,
): Promise<Response> {
  const { ctx, origin, publicUrl } = context.get(requestContext);
  let language = ctx.language;
  return attemptJson(
    async () => {
      const body = await readJson(request);
      language = asked.safeParse(body).data?.language ?? language;
      const { session, cookies, bookingNote } = await signUp(ctx, parse(schema, body), origin);
      const message = success({}, { locale: language });
      const answer = Response.json({ userId: session.userId, message }, { status: 201 });
      for (const cookie of [...cookies, bookingNoteCookie(bookingNote, publicUrl)])
        answer.headers.append('set-cookie', cookie);
      return answer;
    },
    () => language,
  );
}

const asked = z.object({ language: z.enum(languages) });
