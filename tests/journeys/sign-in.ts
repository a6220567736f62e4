import { type APIRequestContext, type Page, request } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/path-language.ts';
import { someCampaign } from '#tests/people.ts';
import type { RunningServer } from '#tests/server.ts';
import { expect } from './fixtures.ts';

export const PASSWORD = 'a long enough secret';
let signUps = 0;

/** Signs a new user up with the form. Returns the email. */
export async function signUp(
  page: Page,
  language: Language,
  role: 'client' | 'influencer',
  person: { companyName?: string; fullName?: string; instagram?: string },
): Promise<string> {
  const inLanguage = { locale: language };
  const email = `${role}${++signUps}@example.com`;
  await page.goto(pathIn(language, '/signup'));
  if (role === 'influencer') await page.getByText(m.signup_influencer({}, inLanguage)).click();
  await page.getByLabel(m.account_email({}, inLanguage)).fill(email);
  await page.getByLabel(m.account_password({}, inLanguage)).fill(PASSWORD);
  if (person.companyName)
    await page.getByLabel(m.account_company_name({}, inLanguage)).fill(person.companyName);
  if (person.fullName) await page.getByLabel(m.account_full_name({}, inLanguage)).fill(person.fullName);
  if (person.instagram)
    await page.getByLabel(m.account_instagram_handle({}, inLanguage)).fill(person.instagram);
  await page.getByRole('button', { name: m.signup_submit({}, inLanguage) }).click();
  const success = role === 'client' ? m.signup_success_brand : m.signup_success_influencer;
  await expect(page.getByText(success({}, inLanguage))).toBeVisible();
  return email;
}

/** Signs a new user up through the API; the page's browser stores the session cookie. Returns the email. */
export async function join(page: Page, role: 'client' | 'influencer'): Promise<string> {
  return (await joinBy(page.request, role)).email;
}

/** Like `join`, without a page and in a chosen language. */
export async function joinBy(
  browser: APIRequestContext,
  role: 'client' | 'influencer',
  language: Language = 'en',
): Promise<{ email: string; userId: string }> {
  const email = `${role}-${crypto.randomUUID()}@example.com`;
  const data = {
    email,
    language,
    password: PASSWORD,
    companyName: 'Maison Aubrac',
    fullName: 'Léa Dubois',
    instagram: 'lea',
  };
  const answer = await browser.post(role === 'client' ? '/api/brand-signup' : '/api/influencer-signup', {
    data,
  });
  expect(answer.status()).toBe(201);
  const { userId } = (await answer.json()) as { userId: string };
  return { email, userId };
}

/** The link of the latest email to that address, from the log of the mailer that writes files. */
export async function linkTo(server: RunningServer, email: string, path: string): Promise<string> {
  let link = '';
  await expect(() => {
    const lines = server.output().split('\n');
    const line = lines.findLast((it) => it.includes(`"to":"${email}"`) && it.includes(path));
    link = line ? (JSON.parse(line) as { link: string }).link : '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return link;
}

/** Confirms the address of a new user through the link in their email. */
export async function confirmAddress(browser: APIRequestContext, server: RunningServer, email: string) {
  await browser.post(await linkTo(server, email, '/confirm-email?'), { form: {} });
}

const DAY_MS = 24 * 60 * 60 * 1000;
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Creates a draft with the wizard's request. */
export async function sendCampaign(page: Page, overrides: object): Promise<void> {
  const data = { ...someCampaign, startDate: inDays(1), endDate: inDays(30), ...overrides };
  const answer = await page.request.post('/client/campaign/create.data', { data });
  expect(answer.status()).toBe(200);
}

let created: Promise<{ campaign: string; company: string }> | undefined;

/** The ids of a published campaign and of its company, created once per worker and its server. */
export function aPublicCampaign(baseURL = ''): Promise<{ campaign: string; company: string }> {
  created ??= (async () => {
    const brand = await request.newContext({ baseURL });
    const data = { email: 'public@example.com', password: PASSWORD, companyName: 'Maison Aubrac' };
    await brand.post('/api/brand-signup', { data });
    const days = { startDate: inDays(1), endDate: inDays(30) };
    await brand.post('/client/campaign/create.data', { data: { ...someCampaign, ...days } });
    const list = await (await brand.get('/client/campaigns')).text();
    const [, campaign = ''] = /\/client\/campaign\/(campaign-[\w-]+)/.exec(list) ?? [];
    const form = { campaignId: campaign, move: 'publish' };
    await brand.post(`/client/campaign/${campaign}`, { form });
    const page = await brand.get(`/campaigns/${campaign}`);
    expect(page.status()).toBe(200);
    const [, company = ''] = /\/company\/(company-[\w-]+)/.exec(await page.text()) ?? [];
    await brand.dispose();
    return { campaign, company };
  })();
  return created;
}

/** Publishes the campaign on the open page. */
export async function publish(page: Page, language: Language): Promise<void> {
  const name = m.campaign_transition_publish({}, { locale: language });
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

/**
 * Signs up a brand and an influencer and accepts an application, by the requests of their pages. Returns each one's page of
 * the conversation, and its id.
 */
export async function meet(
  brand: Page,
  influencer: Page,
): Promise<{ review: string; campaign: string; conversationId: string }> {
  await join(brand, 'client');
  await join(influencer, 'influencer');
  await sendCampaign(brand, {});
  const text = async (page: Page, address: string) => (await page.request.get(address)).text();
  const [, campaignId = ''] =
    /\/client\/campaign\/(campaign-[\w-]{20,})/.exec(await text(brand, '/client/campaigns')) ?? [];
  const form = { campaignId, move: 'publish' };
  await brand.request.post(`/client/campaign/${campaignId}`, { form });
  const campaign = `/influencer/campaign/${campaignId}`;
  await influencer.request.post(campaign, { form: { message: 'I know your kitchen.' } });
  const [review = ''] =
    /\/client\/campaigns\/[\w-]+\/influencer\/[\w-]{20,}/.exec(
      await text(brand, `/client/campaign/${campaignId}`),
    ) ?? [];
  await brand.request.post(review, { form: { decision: 'accepted' } });
  const [conversationId = ''] = /conversation-[\w-]{36}/.exec(await text(brand, review)) ?? [];
  return { review, campaign, conversationId };
}

/** The ids in an influencer list once it has `count` entries: the influencer index receives changes with a short delay. */
export async function listed(browser: APIRequestContext, query: string, count = 1): Promise<string[]> {
  let ids: string[] = [];
  const countIds = async () => {
    const html = await (await browser.get(`/influencers${query}`)).text();
    ids = [...html.matchAll(/data-id="([\w-]+)"/g)].map(([, id = '']) => id);
    return ids.length;
  };
  await expect.poll(countIds).toBeGreaterThanOrEqual(count);
  return ids;
}
