import { createHash } from 'node:crypto';
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';

export type Encryption = ReturnType<typeof encryptionBy>;

/**
 * Encrypts text for the database with XChaCha20-Poly1305. The key is the SHA-256 of the secret. The stored text is
 * hex: a random nonce of 24 bytes, then the ciphertext.
 */
export function encryptionBy(secret: string) {
  const cipher = managedNonce(xchacha20poly1305)(createHash('sha256').update(secret).digest());
  return {
    encrypt: (text: string) => Buffer.from(cipher.encrypt(Buffer.from(text))).toString('hex'),
    /** Throws if the text was encrypted with another secret. */
    decrypt: (stored: string) => Buffer.from(cipher.decrypt(Buffer.from(stored, 'hex'))).toString(),
  };
}
