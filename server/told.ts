import type { Language } from '#domain/language.ts';
import { Refusal } from '#domain/refusal.ts';
import { refusalText } from '#messages/refusal.ts';

/**
 * What a script is told of an error: of a refusal its sentence (in the language being spoken, unless another is named) and its
 * code, as `attemptJson` tells it; of a fault nothing but the id under which it is logged.
 */
export function toldOf(
  error: unknown,
  requestId: string,
  language?: Language,
): { status: number; told: object } {
  if (!(error instanceof Refusal)) return { status: 500, told: toldOfFault(requestId) };
  const { status, code } = error;
  return { status, told: { message: refusalText(code, language), code, fields: {} } };
}

export function toldOfFault(requestId: string): { message: string; requestId: string } {
  return { message: 'Unexpected Application Error!', requestId };
}
