import { expect, it } from 'vitest';
import { testServer } from '#tests/test-server.ts';

const server = await testServer({ inDevelopment: true });

it.each([
  ['a page with a form', '/login', 'Welcome back'],
  ['a server-only page', '/fr/pricing', 'Adhésion'],
  ['the design page', '/dev/design', 'Empty, wrong, more'],
])('serves %s from the sources', async (_, path, text) => {
  const answer = await fetch(server.url + path);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(text)]);
});
