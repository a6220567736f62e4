import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Signing {
  /** Returns the text and its signature in base64url, for use in an address. */
  sign(text: string): string;
  /** Returns the signature alone, in base64url. */
  signatureOf(text: string): string;
  /** Returns null if the signature is invalid. */
  read(signed: string): string | null;
}

/** Signs with HMAC-SHA256. The key depends on `purpose`, so a signature is invalid for any other purpose. */
export function signingBy(secret: string, purpose: string): Signing {
  const key = createHmac('sha256', secret).update(purpose).digest();
  const digestOf = (text: string) => createHmac('sha256', key).update(text).digest();
  const signatureOf = (text: string) => digestOf(text).toString('base64url');
  return {
    sign: (text) => `${Buffer.from(text).toString('base64url')}.${signatureOf(text)}`,
    signatureOf,
    read(signed) {
      const [text, signature] = signed.split('.').map((part) => Buffer.from(part, 'base64url'));
      if (!text || !signature) return null;
      const expected = digestOf(text.toString());
      return signature.length === expected.length && timingSafeEqual(signature, expected)
        ? text.toString()
        : null;
    },
  };
}
