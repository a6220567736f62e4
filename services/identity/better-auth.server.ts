import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { endBrought, refusedIsNull, sessionFrom } from './better-auth-answers.ts';
import { type Auth, authOver, type IdentitySettings } from './better-auth-options.server.ts';
import type { Identity } from './identity.ts';
import { secondFactorBy } from './second-factor.server.ts';

/** Whoever is wrong waits up to so long, by chance: it hides the microseconds more that the database takes for an address it knows. */
const DROWNING_MS = 10;

/**
 * Identity by better-auth over our own tables. It is built anew for each transaction, so that a sign-up commits or
 * rolls back whole with the profile it comes with; its own HTTP handler is never mounted.
 */
export function identityByBetterAuth(settings: IdentitySettings): Identity {
  const built = new WeakMap<Kysely<Tables>, Auth>();
  const usual = (db: Kysely<Tables>) => {
    const auth = built.get(db) ?? authOver(settings, db);
    built.set(db, auth);
    return auth;
  };

  return {
    ...secondFactorBy(usual, settings),
    async signUp(db, person, headers) {
      const { email, password, name } = person;
      const auth = authOver(settings, db, person);
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
      const entry = await entryFor(db, email, password);
      if (entry === 'wrong') return sleep(randomInt(DROWNING_MS), null);
      if (entry === 'suspended') return entry;
      const auth = usual(db);
      return refusedIsNull(async () => {
        const answer = await auth.api.signInEmail({
          body: { email, password },
          headers,
          returnHeaders: true,
        });
        await endBrought(auth, headers);
        const cookies = answer.headers.getSetCookie();
        // Nobody is signed in before their code, if they have a second factor.
        if ('twoFactorRedirect' in answer.response) return { session: null, cookies };
        return { session: sessionFrom(answer.response.user), cookies };
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
    async sessionOf(db, headers, { asItIs } = { asItIs: false }) {
      if (!headers.has('cookie')) return null;
      const query = { disableRefresh: asItIs };
      const answer = await usual(db).api.getSession({ headers, query, returnHeaders: true });
      if (!answer.response || answer.response.user.suspendedAt) return null;
      const { user, session } = answer.response;
      return { session: sessionFrom(user, session), cookies: answer.headers.getSetCookie() };
    },
  };
}

/** What is compared with whatever is tried at an address that has no account. */
const nobodys = hash(randomBytes(32));

/**
 * Not by better-auth, which does other work for an address that it does not know: two thousand tries show the difference. Here
 * both are one query, one row and one comparison (`npm run proof:timing`).
 */
async function entryFor(
  db: Kysely<Tables>,
  email: string,
  password: string,
): Promise<'right' | 'wrong' | 'suspended'> {
  const { stored, suspended } = await db
    .selectNoFrom((eb) => {
      const account = eb
        .selectFrom('user_account')
        .innerJoin('app_user', 'app_user.id', 'user_account.user_id')
        .where('app_user.email', '=', email)
        .where('user_account.provider_id', '=', 'credential');
      return [
        account.select('user_account.password').as('stored'),
        account.select('app_user.suspended_at').as('suspended'),
      ];
    })
    .executeTakeFirstOrThrow();
  const isRight = await verify(stored ?? (await nobodys), password);
  if (!isRight || stored === null) return 'wrong';
  return suspended ? 'suspended' : 'right';
}
