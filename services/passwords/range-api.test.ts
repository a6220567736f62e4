import { afterEach, expect, it, vi } from 'vitest';
import { breachedPasswordsStandIn } from '#tests/breached-passwords-stand-in.ts';
import { breachedPasswordsByRange } from './range-api.server.ts';

const BREACHED = 'correct horse battery';
/** The SHA-1 of the password begins with these digits. */
const PREFIX = '98DEC';
const standIn = await breachedPasswordsStandIn([BREACHED]);
afterEach(() => void standIn.requests.splice(0));

it('finds a breached password, and sends five hex digits of its hash only', async () => {
  const passwords = breachedPasswordsByRange(standIn.url);
  expect(await passwords.includes(BREACHED)).toBe(true);
  expect(standIn.requests).toEqual([{ path: `/range/${PREFIX}`, padding: 'true' }]);
  expect(await passwords.includes('another phrase of its own')).toBe(false);
});

it('ignores lines of padding', async () => {
  const padded = await breachedPasswordsStandIn([BREACHED], 0);
  expect(await breachedPasswordsByRange(padded.url).includes(BREACHED)).toBe(false);
  await padded.close();
});

it.each([
  ['is silent', () => {}],
  ['answers 503', (response) => response.writeHead(503).end('busy')],
  ['answers with a page', (response) => response.writeHead(200).end('<!doctype html>')],
  ['hangs up', (response) => response.destroy()],
  ['redirects', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
] satisfies [string, Parameters<typeof standIn.behave>[0]][])(
  'lets every password pass if the service %s',
  async (_, behaviour) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    standIn.behave(behaviour);
    expect(await breachedPasswordsByRange(standIn.url, 100).includes(BREACHED)).toBe(false);
    warn.mockRestore();
  },
);
