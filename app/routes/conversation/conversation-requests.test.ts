import { afterEach, expect, test, vi } from 'vitest';
import { postMessage } from './conversation-requests.ts';

afterEach(() => void vi.unstubAllGlobals());

const send = (status: number, body: unknown) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  return postMessage('/messages', { id: 'a', content: 'Hi', attachments: [], state: 'sending' }, 'client');
};

test('tells an ended session, after which a message is sent again, from a refusal of the message', async () => {
  expect(await send(401, { code: 'session.required', message: 'Please log in.' })).toBe('logged_out');
  expect(await send(409, { code: 'conversation.closed', message: 'It is closed.' })).toEqual({
    refused: 'conversation.closed',
    reason: 'It is closed.',
  });
  expect(await send(429, null)).toBe('silence');
});
