import type { Language } from '#domain/language.ts';
import { Refusal } from '#domain/refusal.ts';
import { refusalText } from '#messages/refusal.ts';

/** Status and JSON body of an error: of a refusal its sentence and code, of a fault only the id it is logged under. */
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
