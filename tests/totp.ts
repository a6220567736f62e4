import { TOTP } from 'otpauth';

/** Returns the code that an authenticator app shows for a secret, `steps` × 30 seconds from now (RFC 6238). */
export const totp = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
