import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { SignedIn } from './identity.ts';

export type NewPasskeyOptions = PublicKeyCredentialCreationOptionsJSON;
export type PasskeyOptions = PublicKeyCredentialRequestOptionsJSON;

/** `publicKey` is in base64url. */
export interface VerifiedPasskey {
  id: string;
  publicKey: string;
  counter: number;
  transports: string[];
}

/**
 * `passkey` is the browser's response as JSON. A challenge works once, even if the rest of `passkey` is wrong. Methods
 * that check the challenge must be called outside a transaction, because a rollback would make the challenge valid
 * again.
 */
export interface Passkeys {
  /** `site` is the name that the browser shows. Callers must have checked the user's identity. */
  beginPasskey(
    db: Kysely<Tables>,
    input: { userId: string; email: string; name: string; site: string },
  ): Promise<NewPasskeyOptions>;
  /** Returns null if the response is invalid, or does not belong to an open challenge of this account. */
  verifyNewPasskey(db: Kysely<Tables>, userId: string, passkey: string): Promise<VerifiedPasskey | null>;
  /** The challenge works only in the browser with these cookies. */
  beginPasskeyLogin(db: Kysely<Tables>): Promise<{ options: PasskeyOptions; cookies: string[] }>;
  /** Opens a verified session. Returns `suspended` only if the passkey is right. */
  signInWithPasskey(
    db: Kysely<Tables>,
    passkey: string,
    headers: Headers,
  ): Promise<SignedIn | 'suspended' | null>;
  beginPasskeyProof(db: Kysely<Tables>, userId: string): Promise<PasskeyOptions>;
  provesPerson(db: Kysely<Tables>, userId: string, passkey: string): Promise<boolean>;
  forgetPasskeys(db: Kysely<Tables>, userId: string): Promise<void>;
}
