import { createHash } from 'node:crypto';
import { log } from '../log.ts';
import { responseText } from '../response-text.ts';
import type { BreachedPasswords } from './breached-passwords.ts';

const PREFIX_LENGTH = 5;
/** A range has about 1,000 lines of 40 characters. */
const MAX_RESPONSE_BYTES = 512 * 1024;
const TIMEOUT_MS = 2_000;

/**
 * Asks a service with the range API of Have I Been Pwned. The service only learns the first five of the forty hex
 * digits of a password's SHA-1 (k-anonymity). After two seconds or an error, no password counts as breached.
 * https://haveibeenpwned.com/API/v3#PwnedPasswords
 */
export function breachedPasswordsByRange(url: string, timeoutMs = TIMEOUT_MS): BreachedPasswords {
  return {
    async includes(password) {
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
      try {
        return (await readRange(url, hash.slice(0, PREFIX_LENGTH), timeoutMs)).has(hash.slice(PREFIX_LENGTH));
      } catch (error) {
        const { name, message, cause } = error as Error;
        const code = (cause as { code?: string } | undefined)?.code;
        log.warn('breached passwords could not be asked for', { name, message, code });
        return false;
      }
    },
  };
}

/** Returns the rest of each breached hash that begins with `prefix`. Throws if the service does not answer with a range. */
export async function readRange(url: string, prefix: string, timeoutMs = TIMEOUT_MS): Promise<Set<string>> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/${prefix}`, {
    // With padding, the size of the answer does not reveal the prefix. Padded lines have the count 0.
    headers: { 'add-padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await responseText(response, MAX_RESPONSE_BYTES);
  const lines = text.split('\n').map((line) => /^([\dA-F]{35}):(\d+)\s*$/i.exec(line));
  if (response.status !== 200 || !lines.some(Boolean))
    throw new Error(`No range, status ${response.status}.`);
  return new Set(lines.flatMap((it) => (it?.[1] && it[2] !== '0' ? it[1].toUpperCase() : [])));
}
