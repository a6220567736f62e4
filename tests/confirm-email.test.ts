import { expect, it } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { request } from '#tests/requests.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();

it('answers 200 without scripts when the link confirms, and 410 when it was used before', async () => {
  await signUpAt(server.url);
  const link = await eventually(() => {
    const [found] = /http:\S+\/confirm-email\?token=[\w-]+/.exec(server.output()) ?? [];
    if (!found) throw new Error('The email with the link was not sent.');
    return found;
  });
  const confirm = () => request(link, { body: new URLSearchParams({ intent: 'confirm' }) });
  expect((await confirm()).status).toBe(200);
  expect((await request(link)).status).toBe(410);
});
