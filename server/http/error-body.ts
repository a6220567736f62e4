import type { Language } from '#domain/language.ts';
import { Refusal } from '#domain/refusal.ts';
import { refusalText } from '#messages/refusal.ts';

/**
 * What a script is told of an error: of a refusal its sentence (in the language being spoken, unless another is named) and its
 * code, as `attemptJson` tells it; of a fault nothing but the id under which it is logged.
 */
export function errorBodyOf(
  error: unknown,
  requestId: string,
  language?: Language,
): { status: number; body: object } {
  if (!(error instanceof Refusal)) return { status: 500, body: faultBody(requestId) };
  const { status, code } = error;
  return { status, body: { message: refusalText(code, language), code, fields: {} } };
}

export function faultBody(requestId: string): { message: string; requestId: string } {
  return { message: 'Unexpected Application Error!', requestId };
}
