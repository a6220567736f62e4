import { APIError } from 'better-auth';
import type { Session } from './identity.ts';

interface CanSignOut {
  api: { signOut(request: { headers: Headers }): Promise<unknown> };
}

/** The session that came with the request is left for the new one: who knew its cookie before knows nothing now. */
export async function endBrought(auth: CanSignOut, headers: Headers): Promise<void> {
  if (headers.has('cookie')) await auth.api.signOut({ headers });
}

/**
 * Our own fields are in every user row (the column says so), though its types do not know it. Only a session that a code
 * has proved is staff's.
 */
export function sessionFrom(
  user: { id: string; name: string; email: string },
  { secondFactorAt }: { secondFactorAt?: Date | null | undefined } = {},
): Session {
  const { id, name, email, role, language } = user as typeof user & Pick<Session, 'role' | 'language'>;
  return {
    userId: id,
    name,
    email,
    role: role === 'staff' && !secondFactorAt ? 'unenrolled' : role,
    language,
  };
}

/** better-auth throws its refusals; a taken e-mail and a wrong password are answers to us. Faults go on. */
export function refusedIsNull<T>(work: () => Promise<T>): Promise<T | null> {
  return refusedIs(work, () => null);
}

/** The same, for those that are told apart by their code. */
export async function refusedIs<T, Answer>(
  work: () => Promise<T>,
  answer: (code: string | undefined) => Answer,
): Promise<T | Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return answer(error.body?.code);
    throw error;
  }
}
