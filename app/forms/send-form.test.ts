import { data, redirect } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { sendForm } from './send-form.ts';

const errorResponse = (status: number, data: unknown) => ({ status, data, statusText: '', internal: false });
const sent = (serverAction: () => unknown) => sendForm(async () => serverAction());
const rejects = (error: unknown) =>
  sent(() => {
    throw error;
  });
const noAnswer = (reason: unknown) => data({ noAnswer: reason }, { status: 503 });

afterEach(() => void vi.useRealTimers());

it('returns the data of the action', async () => {
  expect(await sent(() => null)).toBeNull();
  expect(await sent(() => ({ refused: 'input.invalid' }))).toEqual({ refused: 'input.invalid' });
});

it('rethrows redirects and the 404 of our actions', async () => {
  const toLogin = redirect('/login');
  await expect(rejects(toLogin)).rejects.toBe(toLogin);
  const missing = errorResponse(404, null);
  await expect(rejects(missing)).rejects.toBe(missing);
});

it.each([
  ['offline', new TypeError('Failed to fetch'), 'unreachable'],
  ['a page instead of data', new Error('Unable to decode', { cause: new SyntaxError() }), 'unreadable'],
  ['a fault of our server', new Error('Unexpected Server Error'), 'fault'],
  ['a proxy that refuses', errorResponse(407, '<p>Not through here</p>'), 407],
  ['a proxy without a server', errorResponse(502, ''), 502],
  ['a server that is overloaded', errorResponse(503, null), 503],
])('treats %s as no answer', async (_, error, reason) => {
  expect(await rejects(error)).toEqual(noAnswer(reason));
});

it('treats an empty answer as no answer', async () => {
  expect(await sent(() => undefined)).toEqual(noAnswer('fault'));
});

it('gives up after 15 seconds', async () => {
  vi.useFakeTimers();
  const answer = sendForm(() => new Promise<null>(() => {}));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await answer).toEqual(noAnswer('unreachable'));
});
