import type { Database } from '#db/open.server.ts';
import type { RequestOrigin } from '#domain/accounts/request-origin.ts';
import { resetPassword } from '#domain/accounts/reset-password.server.ts';
import { beginSecondFactor, confirmSecondFactor } from '#domain/accounts/second-factor.server.ts';
import { addStaff } from '#domain/staff/add-staff.server.ts';
import { actingAs, aVisitor, PASSWORD, type Person } from '#tests/people.ts';
import { totp } from '#tests/totp.ts';

let made = 0;

export function originWith(cookie = ''): RequestOrigin {
  return { address: `desk-${++made}`, headers: new Headers(cookie ? { cookie } : {}) };
}

export async function anUnenrolledStaff(db: Database, email = `staff${++made}@example.com`): Promise<Person> {
  const ctx = aVisitor(db);
  const token = await addStaff(ctx, { email, language: 'en' });
  const { session, cookies } = await resetPassword(
    ctx,
    { token: token ?? '', password: PASSWORD },
    originWith(),
  );
  if (!session) throw new Error(`${email} has a second factor already.`);
  return actingAs(aVisitor(db), { session, cookies });
}

/**
 * Sets up a second factor for a staff member. Returns the staff member, the `secret` of the authenticator app, the
 * backup codes, and the `firstCode`, which is already used.
 */
export async function enrolled(db: Database, unenrolled: Person) {
  const visit = originWith(unenrolled.cookie);
  const secret = await beginSecondFactor(unenrolled, { password: PASSWORD, code: '' });
  const firstCode = totp(secret);
  const { backupCodes, ...signedIn } = await confirmSecondFactor(unenrolled, firstCode, visit);
  return { ...actingAs(aVisitor(db), signedIn), secret, backupCodes, firstCode };
}

export const someStaff = async (db: Database) => enrolled(db, await anUnenrolledStaff(db));
