import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';

type Answer = { ok: true } | { ok: false; message: string; fields: Record<string, string> };

/** Calls the sign-up address of a side. What goes wrong comes back as the sentence to show. */
export async function sendSignUp(role: Role, body: Record<string, unknown>): Promise<Answer> {
  const failed = (message: string, fields: Record<string, string> = {}): Answer => ({
    ok: false,
    message,
    fields,
  });
  let response: Response;
  try {
    response = await fetch(role === 'client' ? '/api/brand-signup' : '/api/influencer-signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify(body),
    });
  } catch {
    return failed(m.signup_no_network());
  }
  if (response.ok) return { ok: true };
  if (!response.headers.get('content-type')?.includes('json')) {
    return failed(m.signup_http_error({ status: response.status }));
  }
  try {
    const { message, fields } = (await response.json()) as {
      message?: string;
      fields?: Record<string, string>;
    };
    return failed(message || m.signup_failed_text(), fields);
  } catch {
    return failed(m.signup_bad_answer());
  }
}
