import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#tests/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ inDevelopment: true });
});
afterAll(() => server.stop());

it.each([
  ['an application', '/login', 'Welcome back'],
  ['a document', '/fr/pricing', 'Adhésion'],
  ['what the interface is made of', '/dev/design', 'Empty, wrong, more'],
])('makes %s from the sources', async (_, path, words) => {
  const answer = await fetch(server.url + path);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(words)]);
});
