import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { attemptJson, readJson } from '#app/forms/answer.ts';
import { ctxOf } from '#app/request/context.ts';
import { signUp } from '#app/sign-up/sign-up.server.ts';
import type { Role } from '#domain/ctx.ts';
import { languages } from '#domain/language.ts';
import { m } from '#messages';

const success = { client: m.signup_success_brand, influencer: m.signup_success_influencer };
const labels = {
  email: m.account_email,
  password: m.account_password,
  phoneNumber: m.account_phone,
  instagram: m.account_instagram,
  companyName: m.account_company_name,
  fullName: m.account_full_name,
  language: m.profile_language,
};
const withLanguage = z.object({ language: z.enum(languages) });

/**
 * Reads a JSON body. Responds 201 with `userId`, `message` and the cookies of `signUp`, or with a refusal. Texts are
 * in the `language` of the body, or by default in the language of the address.
 */
export const answerSignUp =
  (role: Role) =>
  ({ request, context }: ActionFunctionArgs) => {
    let { language } = ctxOf(context);
    return attemptJson(
      context,
      async () => {
        const body = await readJson(request);
        language = withLanguage.safeParse(body).data?.language ?? language;
        const { userId, cookies } = await signUp(context, role, body);
        const message = success[role]({}, { locale: language });
        const headers = new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]));
        return Response.json({ userId, message }, { status: 201, headers });
      },
      () => language,
      labels,
    );
  };
