import type { Refused } from '#app/forms/answer.ts';
import { refusedIn } from '#app/forms/use-form-answer.ts';

/** Returns the typed values of a signature that did not succeed, and whether its page asks for the emailed code. */
export function answerOf(posted: unknown): {
  typed: Refused['typed'];
  lists: Refused['lists'];
  isCodeSent: boolean;
} {
  const { typed = {}, lists = {} } = refusedIn(posted) ?? {};
  return { typed, lists, isCodeSent: typed.codeSent === 'yes' };
}
