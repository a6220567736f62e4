import { expect, it } from 'vitest';
import { PASSWORD } from '#tests/people.ts';
import { request } from '#tests/requests.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();
const brand = await signUpAt(server.url, 'brand', { language: 'en' });
const influencer = await signUpAt(server.url, 'influencer', { language: 'en' });

const account = {
  fullName: 'Zénobie',
  language: 'en',
  handle: 'zenobie',
  location: '',
  bio: '',
  picture: '',
};
const figures = { followers: '', following: '', posts: '', engagementRate: '' };
const prices = { companyName: '', minPricePerPost: '', minPricePerStory: '' };
const address = { street: '', zipCode: '', city: '', phone: '', deliveryInstructions: '' };
const place = { country: 'de', street: 'Torstraße 1', complementary: '', zipCode: '10119', city: 'Berlin' };
const about = { description: '', descriptionFr: '', website: '', founded: '', employees: '', logo: '' };
const company = { name: 'Maison', siret: '', phone: '', ...place, ...about };
const password = { intent: 'password', currentPassword: PASSWORD, newPassword: `${PASSWORD} 2` };

async function save(cookie: string, path: string, fields: Record<string, string>): Promise<string> {
  const answer = await request(server.url + path, { cookie, body: new URLSearchParams(fields) });
  expect(answer.status).toBe(302);
  return answer.headers.get('location') ?? '';
}

it.each([
  ['profile', influencer, '/profile', { ...account, ...figures }],
  ['account of a brand', brand, '/profile', { fullName: 'Maison', language: 'en' }],
  ['notification settings', brand, '/profile', { intent: 'notifications' }],
  ['Instagram', brand, '/profile', { intent: 'instagram', username: 'maison' }],
  ['preferences', influencer, '/preferences', { ...address, ...prices }],
  ['company', brand, '/profile/company', company],
  ['password', await signUpAt(server.url, 'brand', { language: 'en' }), '/profile', password],
])('keeps the language of the page when the %s is saved', async (_, cookie, path, fields) => {
  expect(await save(cookie, `/fr${path}`, fields)).toMatch(new RegExp(`^/fr${path}(\\?|$)`));
});

it('follows the language that was chosen on the profile', async () => {
  const cookie = await signUpAt(server.url, 'brand', { language: 'en' });
  const choose = (path: string, language: string) => save(cookie, path, { fullName: 'Maison', language });
  expect(await choose('/profile', 'fr')).toBe('/fr/profile?tab=account');
  expect(await choose('/profile', 'fr')).toBe('/profile?tab=account');
  expect(await choose('/fr/profile', 'en')).toBe('/profile?tab=account');
});
