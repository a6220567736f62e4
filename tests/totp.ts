import { createHmac } from 'node:crypto';

const STEP_SECONDS = 30;
const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of an authenticator app for a secret, `steps` of 30 seconds from now (RFC 6238). */
export function totp(secret: string, steps = 0): string {
  const bits = (secret.match(/[A-Z2-7]/g) ?? [])
    .map((it) => base32Alphabet.indexOf(it).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_SECONDS) + steps));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
