import { onlyPost } from '#app/forms/answer.ts';
import type { Route } from './+types/influencer-signup';
import { answerSignUp } from './answer-sign-up.ts';

export const loader = onlyPost;

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerSignUp(request, context, 'influencer');
}
