import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { cookiesBy, type IdentitySettings } from './cookies.server.ts';
import { devicesBy } from './devices.server.ts';
import { encryptionBy } from './encryption.server.ts';
import type { Identity, NewPerson } from './identity.ts';
import { oneTimeCodesBy } from './one-time-codes.server.ts';
import { passkeysBy } from './passkeys.server.ts';
import { checkPassword, lockPassword, storePassword } from './passwords.server.ts';
import { randomText } from './random-text.server.ts';
import { rememberedBrowsersBy } from './remembered-browsers.server.ts';
import { secondFactorBy } from './second-factor.server.ts';
import { personColumns, sessionFor, sessionsBy } from './sessions.server.ts';

/**
 * The maximum random delay of a failed login. The database needs microseconds longer for a known email than for an
 * unknown email. The delay hides this difference.
 */
const MAX_RANDOM_WAIT_MS = 10;

export function identityBy(settings: IdentitySettings): Identity {
  const cookies = cookiesBy(settings);
  const devices = devicesBy(cookies, settings.secret);
  const sessions = sessionsBy(cookies, devices);
  const browsers = rememberedBrowsersBy(devices);
  const codes = oneTimeCodesBy(encryptionBy(settings.secret));
  const { startChallenge, endChallenges, ...secondFactor } = secondFactorBy(
    cookies,
    sessions,
    codes,
    browsers,
  );

  return {
    ...secondFactor,
    ...passkeysBy(settings.publicUrl, cookies, sessions),
    deviceKnownTo: (headers, email) => devices.knownTo(headers, email),
    async signUp(db, newPerson, headers) {
      const person = await insertPerson(db, newPerson);
      return person && sessions.open(db, { ...person, erasure_due_at: null }, headers);
    },
    async signIn(db, email, password, headers) {
      const { outcome, stored } = await checkPassword(db, email, password);
      if (outcome === 'wrong') return sleep(randomInt(MAX_RANDOM_WAIT_MS), null);
      if (outcome === 'suspended') return outcome;
      return db.transaction().execute(async (db) => {
        const person = await db
          .selectFrom('app_user')
          .select([...personColumns, 'two_factor_enabled'])
          .where('email', '=', email)
          // Every transaction locks an account before the rows that belong to the account. Without this line, the
          // insertion of the session would lock the account after the row with the password.
          .forKeyShare()
          .executeTakeFirst();
        // `setPassword` ends the sessions that exist, so none may begin with the old password afterwards.
        if (!person || !(await lockPassword(db, person.id, stored))) return null;
        if (!person.two_factor_enabled) return sessions.open(db, person, headers);
        if (person.role !== 'staff' && (await browsers.isRemembered(db, person, headers)))
          return sessions.open(db, person, headers, new Date());
        return startChallenge(db, person.id, headers);
      });
    },
    async isPassword(db, email, password) {
      return (await checkPassword(db, email, password)).outcome === 'right';
    },
    async changePassword(db, { currentPassword, newPassword }, headers) {
      const found = await sessions.find(db, headers, { withoutRenewal: true });
      if (!found) return null;
      const { person, secondFactorAt } = found;
      if (!(await this.isPassword(db, person.email, currentPassword))) return null;
      await this.setPassword(db, person.id, newPassword);
      return (await sessions.open(db, person, headers, secondFactorAt)).cookies;
    },
    async setPassword(db, userId, password) {
      await storePassword(db, userId, password);
      // First the challenges, because a challenge that is met at the same moment opens a session.
      await endChallenges(db, userId);
      await browsers.forgetAll(db, userId);
      await sessions.endAll(db, userId);
    },
    endSessions: (db, userId) => sessions.endAll(db, userId),
    signOut: (db, headers) => sessions.end(db, headers),
    listSessions: (db, userId, headers) => sessions.list(db, userId, headers),
    endSession: (db, userId, sessionId) => sessions.endOne(db, userId, sessionId),
    endOtherSessions: (db, userId, headers) => sessions.endOthers(db, userId, headers),
    async sessionOf(db, headers, options) {
      const found = await sessions.find(db, headers, options);
      if (!found) return null;
      const { person, secondFactorAt, factors, hasBlocks, cookies } = found;
      return { session: { ...sessionFor(person, secondFactorAt), factors, hasBlocks }, cookies };
    },
  };
}

/** Returns null if the email is taken, also by a concurrent sign-up. */
async function insertPerson(db: Kysely<Tables>, { name, email, password, role, language }: NewPerson) {
  const person = await db
    .insertInto('app_user')
    .values({
      id: randomText(32),
      name,
      email,
      email_verified: false,
      role,
      language,
      two_factor_enabled: false,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'name', 'email', 'role', 'language'])
    .executeTakeFirst();
  if (!person) return null;
  await db
    .insertInto('user_account')
    .values({
      id: randomText(32),
      account_id: person.id,
      provider_id: 'credential',
      user_id: person.id,
      password: await hash(password),
      updated_at: new Date(),
    })
    .execute();
  return person;
}
