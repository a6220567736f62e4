import { expect, it } from 'vitest';
import { m } from '#messages';
import { pathIn } from '#messages/path-language.ts';
import { form } from '#tests/access-bodies.ts';
import { request } from '#tests/requests.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();

it.each(['en', 'fr'] as const)('says why a checkout was refused, without scripts, in %s', async (locale) => {
  const cookie = await signUpAt(server.url);
  const path = `${pathIn(locale, '/billing/test/checkout')}?plan=premium&billing=monthly`;
  const answer = await request(server.url + path, { cookie, body: form({ plan: 'none' }) });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(`>${m.refusal_input_invalid({}, { locale })}</p>`);
});
