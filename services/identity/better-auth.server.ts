import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import { APIError, betterAuth } from 'better-auth';
import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Identity, NewPerson, Session } from './identity.ts';

export interface IdentitySettings {
  secret: string;
  publicUrl: string;
  /** What the names of its cookies begin with. */
  cookiePrefix: string;
}

/** A pause of up to so long, in which the microseconds drown that a database needs more for what it finds. */
const DROWNING_MS = 10;

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Identity by better-auth over our own tables. It is built anew for each transaction, so that a sign-up commits or
 * rolls back whole with the profile it comes with; its own HTTP handler is never mounted.
 */
export function identityByBetterAuth(settings: IdentitySettings): Identity {
  const over = (db: Kysely<Tables>, person?: NewPerson) => betterAuth(optionsFor(settings, db, person));
  const built = new WeakMap<Kysely<Tables>, ReturnType<typeof over>>();
  const usual = (db: Kysely<Tables>) => {
    const auth = built.get(db) ?? over(db);
    built.set(db, auth);
    return auth;
  };

  return {
    async signUp(db, person, headers) {
      const { email, password, name } = person;
      const auth = over(db, person);
      return refusedIsNull(async () => {
        const answer = await auth.api.signUpEmail({
          body: { email, password, name },
          headers,
          returnHeaders: true,
        });
        await endBrought(auth, headers);
        return { session: sessionFrom(answer.response.user), cookies: answer.headers.getSetCookie() };
      });
    },
    async signIn(db, email, password, headers) {
      if (!(await mayEnter(db, email, password))) return sleep(randomInt(DROWNING_MS), null);
      const auth = usual(db);
      return refusedIsNull(async () => {
        const answer = await auth.api.signInEmail({
          body: { email, password },
          headers,
          returnHeaders: true,
        });
        await endBrought(auth, headers);
        return { session: sessionFrom(answer.response.user), cookies: answer.headers.getSetCookie() };
      });
    },
    async changePassword(db, passwords, headers) {
      return refusedIsNull(async () => {
        const answer = await usual(db).api.changePassword({
          body: { ...passwords, revokeOtherSessions: true },
          headers,
          returnHeaders: true,
        });
        return answer.headers.getSetCookie();
      });
    },
    async setPassword(db, userId, password) {
      await db
        .updateTable('user_account')
        .set({ password: await hash(password), updated_at: new Date() })
        .where('user_id', '=', userId)
        .where('provider_id', '=', 'credential')
        .execute();
      await db.deleteFrom('user_session').where('user_id', '=', userId).execute();
    },
    async signOut(db, headers) {
      const answer = await usual(db).api.signOut({ headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },
    async sessionOf(db, headers) {
      if (!headers.has('cookie')) return null;
      const answer = await usual(db).api.getSession({ headers, returnHeaders: true });
      if (!answer.response) return null;
      return { session: sessionFrom(answer.response.user), cookies: answer.headers.getSetCookie() };
    },
  };
}

interface CanSignOut {
  api: { signOut(request: { headers: Headers }): Promise<unknown> };
}

/** The session that came with the request is left for the new one: who knew its cookie before knows nothing now. */
async function endBrought(auth: CanSignOut, headers: Headers): Promise<void> {
  if (headers.has('cookie')) await auth.api.signOut({ headers });
}

/** What is compared with whatever is tried at an address that has no account. */
const nobodys = hash(randomBytes(32));

/**
 * Ours, because better-auth works differently for an address it does not know, which two thousand tries tell apart: here
 * both are one query, one row and one comparison (`npm run proof:timing`).
 */
async function mayEnter(db: Kysely<Tables>, email: string, password: string): Promise<boolean> {
  const { stored } = await db
    .selectNoFrom((eb) =>
      eb
        .selectFrom('user_account')
        .innerJoin('app_user', 'app_user.id', 'user_account.user_id')
        .select('user_account.password')
        .where('app_user.email', '=', email)
        .where('user_account.provider_id', '=', 'credential')
        .as('stored'),
    )
    .executeTakeFirstOrThrow();
  const isRight = await verify(stored ?? (await nobodys), password);
  return isRight && stored !== null;
}

/** Our own fields are in every user row (the column says so), though its types do not know it. */
function sessionFrom(user: { id: string; name: string; email: string }): Session {
  const { id, name, email, role, language } = user as typeof user & Pick<Session, 'role' | 'language'>;
  return { userId: id, name, email, role, language };
}

/** better-auth throws its refusals; a taken e-mail and a wrong password are answers to us. Faults go on. */
async function refusedIsNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return null;
    throw error;
  }
}

function optionsFor(settings: IdentitySettings, db: Kysely<Tables>, person?: NewPerson) {
  const secure = settings.publicUrl.startsWith('https:');
  return {
    secret: settings.secret,
    baseURL: settings.publicUrl,
    database: { db, type: 'postgres' as const, transaction: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: {
        hash: (password: string) => hash(password),
        verify: ({ hash: stored, password }: { hash: string; password: string }) => verify(stored, password),
      },
    },
    user: {
      modelName: 'app_user',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        role: { type: 'string' as const, input: false as const },
        language: { type: 'string' as const, input: false as const },
      },
    },
    session: {
      modelName: 'user_session',
      fields: {
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        userId: 'user_id',
      },
      expiresIn: 30 * DAY_SECONDS,
      updateAge: DAY_SECONDS,
    },
    account: {
      modelName: 'user_account',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'auth_verification',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
      storeIdentifier: 'hashed' as const,
    },
    // better-auth takes our own fields from nobody but this hook.
    databaseHooks: {
      user: {
        create: {
          before: async (user: Record<string, unknown>) => ({
            data: { ...user, role: person?.role, language: person?.language },
          }),
        },
      },
    },
    advanced: {
      // Its look at the schema needs a connection of its own, which a transaction has not.
      database: { validateSchema: false },
      useSecureCookies: false,
      cookiePrefix: secure ? `__Host-${settings.cookiePrefix}` : settings.cookiePrefix,
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax' as const, path: '/' },
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
    },
  };
}
