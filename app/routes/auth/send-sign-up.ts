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
  const answer = await read(response);
  if (!response.ok) {
    return failed(answer?.message || m.signup_http_error({ status: response.status }), answer?.fields);
  }
  // Whoever answers in our place, such as a hotel's network that wants a login first, has made no account.
  if (!answer) return failed(m.signup_bad_answer());
  return answer.userId ? { ok: true } : failed(m.signup_failed_text());
}

interface Said {
  userId?: string;
  message?: string;
  fields?: Record<string, string>;
}

/** What the server says; null when it is no JSON. */
async function read(response: Response): Promise<Said | null> {
  try {
    return (await response.json()) as Said | null;
  } catch {
    return null;
  }
}
