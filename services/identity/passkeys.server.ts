import { createHash } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Cookies } from './cookies.server.ts';
import type { Passkeys } from './passkeys.ts';
import { randomText } from './random-text.server.ts';
import type { Sessions } from './sessions.server.ts';

const CHALLENGE_SECONDS = 5 * 60;
/** EdDSA, ES256 and RS256. Common authenticators support at least one of them. */
const ALGORITHMS = [-8, -7, -257];

type Purpose = 'add' | 'login' | 'proof';

/**
 * Passkeys with user verification, so that one passkey is two factors: the device, and a PIN or a biometric check.
 * A challenge works once, within five minutes, for one purpose, and for one account or one browser.
 */
export function passkeysBy(publicUrl: string, cookies: Cookies, sessions: Sessions): Passkeys {
  const { origin, hostname } = new URL(publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true };

  async function store(db: Kysely<Tables>, purpose: Purpose, challenge: string, owner: string) {
    await db
      .insertInto('auth_verification')
      .values({
        id: randomText(32),
        identifier: identifierOf(purpose, challenge),
        value: owner,
        expires_at: new Date(Date.now() + CHALLENGE_SECONDS * 1_000),
      })
      .execute();
  }

  /** Returns a function that deletes a challenge and then returns whether the challenge was valid. */
  const spend = (db: Kysely<Tables>, purpose: Purpose, owner: string) => async (challenge: string) => {
    const spent = await db
      .deleteFrom('auth_verification')
      .where('identifier', '=', identifierOf(purpose, challenge))
      .where('value', '=', owner)
      .where('expires_at', '>', new Date())
      .returning('id')
      .executeTakeFirst();
    return spent !== undefined;
  };

  const credentialsOf = async (db: Kysely<Tables>, userId: string) => {
    const rows = await db
      .selectFrom('passkey')
      .select(['credential_id', 'transports'])
      .where('user_id', '=', userId)
      .execute();
    return rows.map(({ credential_id: id, transports }) => ({ id, transports }));
  };

  /** Returns the passkey's owner, or null if the response is not valid for a stored passkey. */
  async function verify(
    db: Kysely<Tables>,
    response: AuthenticationResponseJSON,
    expectedChallenge: (challenge: string) => Promise<boolean>,
  ) {
    const found = await db
      .selectFrom('passkey')
      .innerJoin('app_user', 'app_user.id', 'passkey.user_id')
      .select(['app_user.id', 'app_user.name', 'email', 'role', 'language', 'suspended_at', 'erasure_due_at'])
      .select(['passkey.id as passkeyId', 'credential_id', 'public_key', 'counter', 'transports'])
      .where('credential_id', '=', response.id)
      .executeTakeFirst();
    if (!found) return null;
    const credential = {
      id: found.credential_id,
      publicKey: new Uint8Array(Buffer.from(found.public_key, 'base64url')),
      counter: found.counter,
      transports: found.transports,
    };
    const counter = await verifyAuthenticationResponse({
      response,
      credential,
      expectedChallenge,
      ...expected,
    }).then(
      ({ verified, authenticationInfo }) => (verified ? authenticationInfo.newCounter : null),
      () => null,
    );
    if (counter === null) return null;
    // A copied authenticator repeats a counter, so the new counter must be greater than the stored counter. The update
    // checks this again, because a parallel request may have stored a counter. Many passkeys always report 0, which is
    // allowed.
    const { numUpdatedRows } = await db
      .updateTable('passkey')
      .set({ counter, used_at: new Date() })
      .where('id', '=', found.passkeyId)
      .where((eb) =>
        eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.lit(counter === 0)])]),
      )
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n ? found : null;
  }

  return {
    async beginPasskey(db, { userId, email, name, site }) {
      const options = await generateRegistrationOptions({
        rpName: site,
        rpID: hostname,
        userID: new TextEncoder().encode(userId),
        userName: email,
        userDisplayName: name,
        timeout: CHALLENGE_SECONDS * 1_000,
        excludeCredentials: await credentialsOf(db, userId),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
      });
      await store(db, 'add', options.challenge, userId);
      return options;
    },
    async verifyNewPasskey(db, userId, passkey) {
      const response = parsed<RegistrationResponseJSON>(passkey);
      const verified = await verifyRegistrationResponse({
        response,
        expectedChallenge: spend(db, 'add', userId),
        supportedAlgorithmIDs: ALGORITHMS,
        ...expected,
      }).catch(() => null);
      if (!verified?.verified) return null;
      const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
    },
    async beginPasskeyLogin(db) {
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        timeout: CHALLENGE_SECONDS * 1_000,
        userVerification: 'required',
      });
      const browser = randomText(32);
      await store(db, 'login', options.challenge, hashOf(browser));
      return { options, cookies: [cookies.set('passkey', browser, CHALLENGE_SECONDS)] };
    },
    async signInWithPasskey(db, passkey, headers) {
      const browser = cookies.read(headers, 'passkey');
      if (!browser) return null;
      const response = parsed<AuthenticationResponseJSON>(passkey);
      const person = await verify(db, response, spend(db, 'login', hashOf(browser)));
      if (!person) return null;
      if (person.suspended_at) return 'suspended';
      const signedIn = await sessions.open(db, person, headers, new Date());
      const cleared = [cookies.clear('passkey'), cookies.clear('two_factor')];
      return { ...signedIn, cookies: [...signedIn.cookies, ...cleared] };
    },
    async beginPasskeyProof(db, userId) {
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        timeout: CHALLENGE_SECONDS * 1_000,
        userVerification: 'required',
        allowCredentials: await credentialsOf(db, userId),
      });
      await store(db, 'proof', options.challenge, userId);
      return options;
    },
    async provesPerson(db, userId, passkey) {
      const response = parsed<AuthenticationResponseJSON>(passkey);
      const person = await verify(db, response, spend(db, 'proof', userId));
      return person?.id === userId;
    },
    async forgetPasskeys(db, userId) {
      await db.deleteFrom('passkey').where('user_id', '=', userId).execute();
    },
  };
}

/**
 * Parses the browser's response. The library checks the content. Text that is not JSON results in an empty id, which
 * no passkey has.
 */
function parsed<Response extends { id: string }>(text: string): Response {
  try {
    const response = JSON.parse(text) as Response | null;
    return { ...response, id: String(response?.id) } as Response;
  } catch {
    return { id: '' } as Response;
  }
}

function identifierOf(purpose: Purpose, challenge: string): string {
  return `passkey-${purpose}:${hashOf(challenge)}`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
