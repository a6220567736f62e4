import { expect, test } from 'vitest';
import { demoAccounts } from '#demo/accounts.ts';
import { m } from '#messages';
import { cookieOf, request } from '#tests/requests.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer({ fromNothing: true, databaseUrl: '' });

test('a refused POST returns the page with the sentence and the input', async () => {
  const { email, password } = demoAccounts.influencer;
  const signedIn = await request(`${server.url}/login`, { body: new URLSearchParams({ email, password }) });
  const body = new URLSearchParams({
    acceptPaidCollabs: 'on',
    street: '',
    zipCode: '',
    city: '',
    phone: '',
    deliveryInstructions: '',
    companyName: 'Typed & kept',
    minPricePerPost: '12',
    minPricePerStory: '8',
    collaborationTypes: 'hotel',
  });
  for (const city of ['Paris', 'Lyon', 'Nice', 'Nantes']) body.append('preferredCities', city);
  const refused = await request(`${server.url}/preferences`, { cookie: cookieOf(signedIn), body });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html.includes(`>${m.refusal_preferences_too_many_cities()}</p>`)).toBe(true);
  expect(html.includes('value="Typed &amp; kept"')).toBe(true);
  const checked = (name: string) =>
    html.match(new RegExp(`<input[^>]*name="${name}"[^>]*checked`, 'g')) ?? [];
  expect(checked('preferredCities')).toHaveLength(4);
  expect(checked('acceptPaidCollabs')).toHaveLength(1);
  expect(checked('acceptGifts')).toHaveLength(0);
});
