import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs texts that leave the application, so that they can be verified when they come back. */
export interface Signing {
  /** Returns the text with its signature, URL-safe. */
  sign(text: string): string;
  /** Returns the signed text; null when the signature is invalid. */
  read(signed: string): string | null;
}

/** A signature for one `purpose` is invalid for others, although they share the secret. */
export function signingBy(secret: string, purpose: string): Signing {
  const key = createHmac('sha256', secret).update(purpose).digest();
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign: (text) => `${Buffer.from(text).toString('base64url')}.${signatureOf(text).toString('base64url')}`,
    read(signed) {
      const [text, signature] = signed.split('.').map((part) => Buffer.from(part, 'base64url'));
      if (!text || !signature) return null;
      const expected = signatureOf(text.toString());
      return signature.length === expected.length && timingSafeEqual(signature, expected)
        ? text.toString()
        : null;
    },
  };
}
