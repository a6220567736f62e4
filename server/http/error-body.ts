import type { Language } from '#domain/language.ts';
import { Refusal } from '#domain/refusal.ts';
import { refusalText } from '#messages/refusal.ts';

/** Status and JSON body of an error: a refusal shows its sentence and code, a fault only the request id under which it is logged. */
export function errorBodyOf(
  error: unknown,
  requestId: string,
  language: Language,
): { status: number; body: object } {
  if (!(error instanceof Refusal))
    return { status: 500, body: { message: 'Unexpected Application Error!', requestId } };
  const { status, code } = error;
  return { status, body: { message: refusalText(code, language), code, fields: {} } };
}
