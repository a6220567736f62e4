import type { Kysely } from 'kysely';
import type { UserRow } from '#db/account-rows.ts';
import type { Tables } from '#db/tables.ts';
import type { Cookies } from './cookies.server.ts';
import type { Devices } from './devices.server.ts';
import type { Factors, ListedSession, Session, SignedIn } from './identity.ts';
import { randomText } from './random-text.server.ts';

const LIFETIME_SECONDS = 30 * 24 * 60 * 60;
/** Minimum time between two renewals of a session. The list of sessions shows the last use with this precision. */
const RENEW_AFTER_MS = 60 * 60 * 1_000;

export const personColumns = ['app_user.id', 'name', 'email', 'role', 'language', 'erasure_due_at'] as const;
export type Person = Pick<UserRow, 'id' | 'name' | 'email' | 'role' | 'language' | 'erasure_due_at'>;

interface FoundSession {
  person: Person;
  secondFactorAt: Date | null;
  factors: Factors;
  hasBlocks: boolean;
  cookies: string[];
}

export type Sessions = ReturnType<typeof sessionsBy>;

export function sessionsBy(cookies: Cookies, devices: Devices) {
  const expiry = () => new Date(Date.now() + LIFETIME_SECONDS * 1_000);
  const cookieOf = (token: string) => cookies.set('session_token', token, LIFETIME_SECONDS);

  return {
    /**
     * Opens a session. Ends the previous session of the request, because an attacker may have planted that session
     * (session fixation). Adds the account to the device cookie.
     */
    async open(
      db: Kysely<Tables>,
      person: Person,
      headers: Headers,
      secondFactorAt: Date | null = null,
      deviceCookie: string = devices.cookieFor(headers, person.email),
    ): Promise<SignedIn> {
      await this.end(db, headers);
      const token = randomText(32);
      await db
        .insertInto('user_session')
        .values({
          id: randomText(32),
          token,
          user_id: person.id,
          expires_at: expiry(),
          updated_at: new Date(),
          ip_address: headers.get('x-client-address') ?? '',
          user_agent: headers.get('user-agent') ?? '',
          second_factor_at: secondFactorAt,
        })
        .execute();
      return {
        session: sessionFor(person, secondFactorAt),
        isNewBrowser: devices.knownTo(headers, person.email) === null,
        cookies: [cookieOf(token), deviceCookie],
      };
    },
    /**
     * Finds the session of the request. Renews the session and the device cookie if the last renewal was more than an
     * hour ago. `withoutRenewal` prevents the renewal.
     */
    async find(
      db: Kysely<Tables>,
      headers: Headers,
      { withoutRenewal = false } = {},
    ): Promise<FoundSession | null> {
      const token = cookies.read(headers, 'session_token');
      if (!token) return null;
      const row = await db
        .selectFrom('user_session')
        .innerJoin('app_user', 'app_user.id', 'user_session.user_id')
        .select([...personColumns, 'suspended_at', 'expires_at', 'second_factor_at', 'two_factor_enabled'])
        .select((eb) => [
          eb
            .exists(
              eb.selectFrom('passkey').select('passkey.id').whereRef('passkey.user_id', '=', 'app_user.id'),
            )
            .as('has_passkey'),
          eb
            .exists(eb.selectFrom('block').select('blocked_id').whereRef('blocker_id', '=', 'app_user.id'))
            .as('has_blocks'),
        ])
        .where('token', '=', token)
        .executeTakeFirst();
      if (!row || row.suspended_at) return null;
      // For an account with a second factor, a session counts only after the second step, no matter how the session
      // was opened.
      if (row.two_factor_enabled && !row.second_factor_at) return null;
      const factors = { code: row.two_factor_enabled === true, passkey: Boolean(row.has_passkey) };
      const found = {
        person: row,
        secondFactorAt: row.second_factor_at,
        factors,
        hasBlocks: Boolean(row.has_blocks),
      };
      const left = row.expires_at.getTime() - Date.now();
      if (left < 0) {
        await db.deleteFrom('user_session').where('token', '=', token).execute();
        return null;
      }
      if (withoutRenewal || left > LIFETIME_SECONDS * 1_000 - RENEW_AFTER_MS)
        return { ...found, cookies: [] };
      const { numUpdatedRows } = await db
        .updateTable('user_session')
        .set({ expires_at: expiry(), updated_at: new Date() })
        .where('token', '=', token)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return null;
      return { ...found, cookies: [cookieOf(token), devices.cookieFor(headers, row.email)] };
    },
    async end(db: Kysely<Tables>, headers: Headers): Promise<string[]> {
      const token = cookies.read(headers, 'session_token');
      if (token) await db.deleteFrom('user_session').where('token', '=', token).execute();
      return [cookies.clear('session_token')];
    },
    async endAll(db: Kysely<Tables>, userId: string): Promise<void> {
      await db.deleteFrom('user_session').where('user_id', '=', userId).execute();
    },
    async list(db: Kysely<Tables>, userId: string, headers: Headers): Promise<ListedSession[]> {
      const current = cookies.read(headers, 'session_token');
      const rows = await db
        .selectFrom('user_session')
        .select(['id', 'token', 'ip_address', 'user_agent', 'created_at', 'updated_at'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', new Date())
        .orderBy('updated_at', 'desc')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        isCurrent: row.token === current,
        address: row.ip_address ?? '',
        userAgent: row.user_agent ?? '',
        startedAt: row.created_at,
        usedAt: row.updated_at,
      }));
    },
    async endOne(db: Kysely<Tables>, userId: string, sessionId: string): Promise<void> {
      await db.deleteFrom('user_session').where('user_id', '=', userId).where('id', '=', sessionId).execute();
    },
    async endOthers(db: Kysely<Tables>, userId: string, headers: Headers): Promise<void> {
      await db
        .deleteFrom('user_session')
        .where('user_id', '=', userId)
        .where('token', '!=', cookies.read(headers, 'session_token') ?? '')
        .execute();
    },
  };
}

export function sessionFor(
  { id, name, email, role, language, erasure_due_at }: Person,
  secondFactorAt: Date | null,
): Session {
  return {
    userId: id,
    name,
    email,
    role: erasure_due_at ? 'leaving' : role === 'staff' && !secondFactorAt ? 'unenrolled' : role,
    language,
  };
}
