import { TOTP } from 'otpauth';

/** Returns the code of an authenticator app, `steps` × 30 seconds from now (RFC 6238). */
export const totp = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
