import { onlyPost } from '#app/forms/answer.ts';
import { brandSignUp } from '#domain/accounts/account-input.ts';
import { signUpBrand } from '#domain/accounts/sign-up.server.ts';
import { m } from '#messages';
import type { Route } from './+types/brand-signup';
import { answerSignUp } from './answer-sign-up.ts';

export const loader = onlyPost;

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerSignUp(request, context, brandSignUp, signUpBrand, m.signup_success_brand);
}
