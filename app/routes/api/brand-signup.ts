import { onlyPost } from '#app/forms/answer.ts';
import { answerSignUp } from './answer-sign-up.ts';

export const loader = onlyPost;
export const action = answerSignUp('client');
