import { onlyPost } from '#app/forms/answer.ts';
import { influencerSignUp } from '#domain/accounts/account-input.ts';
import { signUpInfluencer } from '#domain/accounts/sign-up.server.ts';
import { m } from '#messages';
import type { Route } from './+types/influencer-signup';
import { answerSignUp } from './answer-sign-up.ts';

export const loader = onlyPost;

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerSignUp(request, context, influencerSignUp, signUpInfluencer, m.signup_success_influencer);
}
