import { expect, test } from 'vitest';
import { demoAccounts } from '#demo/accounts.ts';
import { m } from '#messages';
import { cookieOf, request } from '#tests/requests.ts';
import { testServer } from '#tests/test-server.ts';

/**
 * Sends the profile form without scripts. A change that would end the influencer's verification needs a confirmation.
 * The page asks for this confirmation and keeps the input.
 */

const server = await testServer({ fromNothing: true, databaseUrl: '' });

const typed = {
  fullName: 'Cristiano R',
  language: 'en',
  handle: 'cristiano',
  location: 'Lyon',
  bio: 'Typed & kept',
  picture: '',
  followers: '12345',
  following: '1',
  posts: '2',
  engagementRate: '3.4',
};

test('the first POST asks, the second saves', async () => {
  const { email, password } = demoAccounts.influencer;
  const signedIn = await request(`${server.url}/login`, { body: new URLSearchParams({ email, password }) });
  const cookie = cookieOf(signedIn);
  const send = (change: object = {}) => {
    const body = new URLSearchParams({ ...typed, ...change });
    for (const thematic of ['food', 'art']) body.append('thematics', thematic);
    return request(`${server.url}/profile`, { cookie, body });
  };

  const asked = await send();
  const html = await asked.text();
  expect(asked.status).toBe(409);
  expect(html).toContain(m.profile_identity_question());
  expect(html).toContain(m.refusal_influencer_verification_would_end());
  for (const value of ['Cristiano R', 'cristiano', 'Typed &amp; kept', '12345', '3.4']) {
    expect(html).toContain(value);
  }
  expect(html.match(/<input[^>]*name="thematics"[^>]*checked/g)).toHaveLength(2);

  const saved = await send({ confirmed: 'yes' });
  expect(saved.status).toBe(302);
  const page = await request(`${server.url}/profile`, { cookie });
  expect(await page.text()).toContain('value="Cristiano R"');
});
