import { type Page, request } from '@playwright/test';
import type { Thematic } from '#domain/campaigns/reference.ts';
import type { Role } from '#domain/ctx.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/path-language.ts';
import { PASSWORD, someCampaign } from '#tests/people.ts';
import { aPicture } from '#tests/sample-files.ts';
import type { RunningServer } from '#tests/server.ts';
import { emailsTo } from '#tests/written-emails.ts';
import { expect } from './fixtures.ts';

type Visitor = Pick<Page, 'request'>;

let signUps = 0;

export async function signUp(page: Page, role: Role, language: Language = 'en'): Promise<string> {
  const email = `${role}${++signUps}@example.com`;
  await page.goto(pathIn(language, '/signup'));
  if (role === 'influencer') {
    await page.getByText(m.signup_influencer()).click();
    await page.getByLabel(m.account_full_name()).fill('Léa Dubois');
    await page.getByLabel(m.account_instagram_handle()).fill(`@lea.${signUps}`);
  } else {
    await page.getByLabel(m.account_company_name()).fill('Maison Aubrac');
  }
  await page.getByLabel(m.account_email()).fill(email);
  await page.getByLabel(m.account_password()).fill(PASSWORD);
  await page.getByRole('button', { name: m.signup_submit() }).click();
  const success = role === 'client' ? m.signup_success_brand : m.signup_success_influencer;
  await expect(page.getByText(success())).toBeVisible();
  return email;
}

export async function join(
  page: Visitor,
  role: Role,
  person: object = {},
): Promise<{ email: string; userId: string }> {
  const email = `${role}-${crypto.randomUUID()}@example.com`;
  const names = { companyName: 'Maison Aubrac', fullName: 'Léa Dubois', instagram: 'lea' };
  const data = { email, language: 'en', password: PASSWORD, ...names, ...person };
  const address = role === 'client' ? '/api/brand-signup' : '/api/influencer-signup';
  const answer = await page.request.post(address, { data });
  expect(answer.status()).toBe(201);
  const { userId } = (await answer.json()) as { userId: string };
  return { email, userId };
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(m.account_email()).fill(email);
  await page.getByLabel(m.account_password()).fill(password);
  await page.getByRole('main').getByRole('button', { name: m.login_submit() }).click();
}

export async function linkTo(server: RunningServer, email: string, path: string): Promise<string> {
  return (await emailTo(server, email, path)).link;
}

/**
 * Waits until the server has logged an email to this person with a link to the path. Returns the link in the latest
 * such email, and the file of this email.
 */
export async function emailTo(
  server: RunningServer,
  email: string,
  path: string,
): Promise<{ link: string; file: string }> {
  let latest: { link: string; file: string } | undefined;
  await expect(() => {
    latest = emailsTo(server, email).findLast((it) => it.link.includes(path));
    expect(latest).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return latest as { link: string; file: string };
}

export async function confirmAddress(page: Visitor, server: RunningServer, email: string) {
  await page.request.post(await linkTo(server, email, '/confirm-email?'), { form: {} });
}

interface Newcomer {
  email: string;
  language?: Language;
  thematics?: Thematic[];
  fullName?: string;
  handle?: string;
  location?: string;
  bio?: string;
  followers?: string;
}

/**
 * Completes a new influencer's profile as the collection requires, and confirms the email address. `fields` replaces
 * fields of the profile.
 */
export async function enterCollection(
  page: Visitor,
  server: RunningServer,
  { email, thematics = ['food'], ...fields }: Newcomer,
): Promise<void> {
  const file = {
    name: 'face.png',
    mimeType: 'image/png',
    buffer: await aPicture('png', { width: 80, height: 60 }),
  };
  const uploaded = await page.request.post('/api/files?profile=media', { multipart: { file } });
  const { id: picture } = (await uploaded.json()) as { id: string };
  const figures = { followers: '12000', following: '', posts: '', engagementRate: '4' };
  const profile = { fullName: 'Léa Dubois', handle: 'lea', language: 'en', location: '', bio: '' };
  const form = new URLSearchParams({ ...profile, ...figures, picture, ...fields });
  for (const thematic of thematics) form.append('thematics', thematic);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const saved = await page.request.post('/profile', { data: form.toString(), headers, maxRedirects: 0 });
  expect(saved.headers().location).toMatch(/\/profile/);
  await confirmAddress(page, server, email);
}

const DAY_MS = 24 * 60 * 60 * 1000;
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export async function read(page: Visitor, address: string): Promise<string> {
  return (await page.request.get(address)).text();
}

export async function aDraft(page: Visitor, overrides: object = {}): Promise<string> {
  const data = { ...someCampaign, startDate: inDays(1), endDate: inDays(30), ...overrides };
  const answer = await page.request.post('/client/campaign/create.data', { data });
  expect(answer.status()).toBe(200);
  const newestFirst = await read(page, '/client/campaigns');
  return /\/client\/campaign\/(campaign-[\w-]{20,})/.exec(newestFirst)?.[1] ?? '';
}

export async function publish(page: Visitor, campaignId: string): Promise<void> {
  await page.request.post(`/client/campaign/${campaignId}`, { form: { campaignId, move: 'publish' } });
}

export async function aCampaign(page: Visitor, overrides: object = {}): Promise<string> {
  const campaignId = await aDraft(page, overrides);
  await publish(page, campaignId);
  return campaignId;
}

export async function apply(influencer: Visitor, campaignId: string, message = 'I know your kitchen.') {
  await influencer.request.post(`/influencer/campaign/${campaignId}`, { form: { message } });
}

export async function reviewOf(brand: Visitor, campaignId: string): Promise<string> {
  const page = await read(brand, `/client/campaign/${campaignId}`);
  return /\/client\/campaigns\/[\w-]+\/influencer\/[\w-]{20,}/.exec(page)?.[0] ?? '';
}

let created: Promise<{ campaign: string; company: string }> | undefined;

/** Returns the ids of a published campaign and its company, created once per worker and its server. */
export function aPublicCampaign(baseURL = ''): Promise<{ campaign: string; company: string }> {
  created ??= (async () => {
    const brand = { request: await request.newContext({ baseURL }) };
    await join(brand, 'client');
    const campaign = await aCampaign(brand);
    const [, company = ''] =
      /\/company\/(company-[\w-]+)/.exec(await read(brand, `/campaigns/${campaign}`)) ?? [];
    expect(company).not.toBe('');
    await brand.request.dispose();
    return { campaign, company };
  })();
  return created;
}

/**
 * Signs up a brand and an influencer. The influencer applies and is accepted. Returns the id of their conversation,
 * and the addresses of the brand's page and the influencer's page that show the conversation.
 */
export async function meet(
  brand: Visitor,
  influencer: Visitor,
): Promise<{ review: string; campaign: string; conversationId: string }> {
  await join(brand, 'client');
  await join(influencer, 'influencer');
  const campaignId = await aCampaign(brand);
  await apply(influencer, campaignId);
  const review = await reviewOf(brand, campaignId);
  await brand.request.post(review, { form: { decision: 'accepted' } });
  const [conversationId = ''] = /conversation-[\w-]{36}/.exec(await read(brand, review)) ?? [];
  return { review, campaign: `/influencer/campaign/${campaignId}`, conversationId };
}

/**
 * Requests the influencer list until it has `count` entries, because the index is updated with a delay. Returns the
 * influencers' ids.
 */
export async function listed(page: Visitor, query: string, count = 1): Promise<string[]> {
  let ids: string[] = [];
  const countIds = async () => {
    const html = await read(page, `/influencers${query}`);
    ids = [...html.matchAll(/data-id="([\w-]+)"/g)].map(([, id = '']) => id);
    return ids.length;
  };
  await expect.poll(countIds).toBeGreaterThanOrEqual(count);
  return ids;
}

export async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(320);
}
