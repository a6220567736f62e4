import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#tests/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ inDevelopment: true });
});
afterAll(() => server.stop());

it.each([
  ['an application', '/login', 'Welcome back'],
  ['a server-only page', '/fr/pricing', 'Adhésion'],
  ['the design page', '/dev/design', 'Empty, wrong, more'],
])('serves %s from the sources', async (_, path, text) => {
  const answer = await fetch(server.url + path);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(text)]);
});
