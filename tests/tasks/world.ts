import { type APIRequestContext, type Page, request } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { expect } from '#tests/journeys/fixtures.ts';
import {
  aCampaign,
  aDraft,
  apply,
  confirmAddress,
  enterCollection,
  inDays,
  join,
  read,
} from '#tests/journeys/sign-in.ts';
import { fromNewNetwork } from '#tests/networks.ts';
import type { RunningServer } from '#tests/server.ts';

export const titles = {
  rooms: 'Spring rooms',
  table: 'Autumn table',
  tasting: 'Winter tasting',
  terrace: 'Summer terrace',
};

interface Setting {
  page: Page;
  server: RunningServer;
  language: Language;
}
type Someone = { request: APIRequestContext };

const company = {
  name: 'Maison Aubrac',
  country: 'fr',
  siret: '552 081 317 66522',
  phone: '',
  street: '12 rue Mercière',
  complementary: '',
  zipCode: '69002',
  city: 'Lyon',
  description: '',
  descriptionFr: '',
  website: '',
  founded: '',
  employees: '',
  logo: '',
};

const applicants = [
  { fullName: 'Léa Dubois', handle: 'lea', location: 'Angers', followers: '86400' },
  { fullName: 'Omar Fournier', handle: 'omar', location: 'Marseille', followers: '41200' },
  { fullName: 'Jade Moreau', handle: 'jade', location: 'Paris', followers: '214000' },
  { fullName: 'Paul Garnier', handle: 'paul', location: 'Angers', followers: '112000' },
] as const;

let applying: Promise<Someone[]> | undefined;

function theApplicants(server: RunningServer): Promise<Someone[]> {
  applying ??= (async () => {
    const people: Someone[] = [];
    for (const person of applicants) {
      const someone = await aPerson(server);
      const { email } = await join(someone, 'influencer', { fullName: person.fullName });
      await enterCollection(someone, server, { email, ...person, thematics: ['food', 'travel'] });
      people.push(someone);
    }
    return people;
  })();
  return applying;
}

async function aPerson(server: RunningServer): Promise<Someone> {
  const options = { baseURL: server.url, extraHTTPHeaders: fromNewNetwork() };
  return { request: await request.newContext(options) };
}

export const acceptCookies = (page: Page) => page.request.post('/api/consent', { form: {} });

/**
 * Signs in a brand with a confirmed address, a saved company and four campaigns, newest first: `terrace` is active,
 * `tasting` is a complete draft, `table` is active with four pending applications, `rooms` is active with an accepted
 * application and its empty conversation.
 */
export async function signInBrand({ page, server, language }: Setting): Promise<void> {
  const { email } = await join(page, 'client', { language });
  await confirmAddress(page, server, email);
  expect((await page.request.post('/profile/company', { form: company })).ok()).toBe(true);
  const [lea, ...others] = await theApplicants(server);
  if (!lea) throw new Error('There are no applicants.');
  const rooms = await aCampaign(page, { title: titles.rooms });
  await apply(lea, rooms);
  await accept(page, rooms);
  const table = await aCampaign(page, { title: titles.table });
  for (const someone of [...others, lea]) await apply(someone, table);
  await aDraft(page, { title: titles.tasting });
  await aCampaign(page, { title: titles.terrace });
}

async function accept(brand: Someone, campaignId: string): Promise<void> {
  const review = await reviewOf(brand, campaignId);
  const answer = await brand.request.post(review, { form: { decision: 'accepted' } });
  expect(answer.ok()).toBe(true);
}

async function reviewOf(brand: Someone, campaignId: string): Promise<string> {
  const page = await read(brand, `/client/campaign/${campaignId}`);
  return /\/client\/campaigns\/[\w-]+\/influencer\/[\w-]{20,}/.exec(page)?.[0] ?? '';
}

export async function signInNewcomer({ page, server, language }: Setting): Promise<void> {
  const { email } = await join(page, 'influencer', { language });
  await confirmAddress(page, server, email);
}

/**
 * Signs in an influencer with a complete profile, who has applied to `table` and was accepted for `rooms`. Four
 * campaigns are open, newest first: `terrace`, `tasting`, `table`, `rooms`.
 */
export async function signInInfluencer({ page, server, language }: Setting): Promise<void> {
  const { email } = await join(page, 'influencer', { language });
  await enterCollection(page, server, { email });
  const brand = await aPerson(server);
  await join(brand, 'client');
  const rooms = await aCampaign(brand, { title: titles.rooms, endDate: inDays(40) });
  await apply(page, rooms);
  await accept(brand, rooms);
  const table = await aCampaign(brand, { title: titles.table });
  await apply(page, table);
  for (const title of [titles.tasting, titles.terrace]) await aCampaign(brand, { title });
  await brand.request.dispose();
}

/** Signs in an influencer with a complete profile and an open invitation. */
export async function signInInvited({ page, server, language }: Setting): Promise<void> {
  const { email } = await join(page, 'influencer', { language });
  await enterCollection(page, server, { email });
  const brand = await aPerson(server);
  await join(brand, 'client');
  const table = await aCampaign(brand, { title: titles.table });
  await apply(page, table);
  const influencerId = (await reviewOf(brand, table)).split('/').at(-1) ?? '';
  const form = { campaignId: await aCampaign(brand, { title: titles.terrace }), note: '' };
  expect((await brand.request.post(`/client/invite/${influencerId}`, { form })).ok()).toBe(true);
  await brand.request.dispose();
}
