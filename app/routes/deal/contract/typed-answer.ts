import { useState } from 'react';
import type { Refused } from '#app/forms/answer.ts';
import { refusedIn } from '#app/forms/use-form-answer.ts';

/**
 * Returns the typed values of a signature that did not succeed, and whether the page asks for the emailed code and for
 * a proof of identity. `isProofMissing`: the password was missing or wrong. `newCodeText`: the confirmation, if the
 * requested new code was sent.
 */
export function answerOf(posted: unknown): {
  typed: Refused['typed'];
  lists: Refused['lists'];
  isCodeSent: boolean;
  isProofAsked: boolean;
  isProofMissing: boolean;
  newCodeText: string | undefined;
} {
  const { refused, message, typed = {}, lists = {}, fields = {} } = refusedIn(posted) ?? {};
  return {
    typed,
    lists,
    isCodeSent: typed.codeSent === 'yes',
    isProofAsked: typed.proofAsked === 'yes',
    isProofMissing: fields.password !== undefined,
    newCodeText: refused === 'contract.code_sent' && typed.again ? message : undefined,
  };
}

/**
 * Returns the last refusal of a signature of `hash`. React Router drops an answer at each navigation. Without the last
 * refusal, a change of language would remove the field for the emailed code.
 */
export function useLastRefusal(posted: unknown, hash: string): unknown {
  const [last, setLast] = useState({ posted, hash });
  if (!refusedIn(posted)) return last.hash === hash ? last.posted : undefined;
  if (last.posted !== posted) setLast({ posted, hash });
  return posted;
}
