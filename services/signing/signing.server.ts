import { createHmac, timingSafeEqual } from 'node:crypto';

/** Marks texts that leave the house, so that they are known again. */
export interface Signing {
  /** The text with its mark, fit for an address. */
  sign(text: string): string;
  /** The text that was signed; null when the mark is not ours. */
  read(signed: string): string | null;
}

/** `purpose` keeps what one secret signs apart from all else that it signs. */
export function signingBy(secret: string, purpose: string): Signing {
  const key = createHmac('sha256', secret).update(purpose).digest();
  const markOf = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign: (text) => `${Buffer.from(text).toString('base64url')}.${markOf(text).toString('base64url')}`,
    read(signed) {
      const [text, mark] = signed.split('.').map((part) => Buffer.from(part, 'base64url'));
      if (!text || !mark) return null;
      const right = markOf(text.toString());
      return mark.length === right.length && timingSafeEqual(mark, right) ? text.toString() : null;
    },
  };
}
