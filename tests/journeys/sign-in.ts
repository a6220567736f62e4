import { type APIRequestContext, type Page, request } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { someCampaign } from '#tests/people.ts';
import type { RunningServer } from '#tests/server.ts';
import { expect } from './fixtures.ts';

export const PASSWORD = 'a long enough secret';
let made = 0;

/** Signs a newcomer up by the form, and gives the e-mail. */
export async function signUp(
  page: Page,
  language: Language,
  role: 'client' | 'influencer',
  who: { companyName?: string; fullName?: string; instagram?: string },
): Promise<string> {
  const says = { locale: language };
  const email = `${role}${++made}@example.com`;
  await page.goto(pathIn(language, '/signup'));
  if (role === 'influencer') await page.getByText(m.signup_influencer({}, says)).click();
  await page.getByLabel(m.account_email({}, says)).fill(email);
  await page.getByLabel(m.account_password({}, says)).fill(PASSWORD);
  if (who.companyName) await page.getByLabel(m.account_company_name({}, says)).fill(who.companyName);
  if (who.fullName) await page.getByLabel(m.account_full_name({}, says)).fill(who.fullName);
  if (who.instagram) await page.getByLabel(m.account_instagram_handle({}, says)).fill(who.instagram);
  await page.getByRole('button', { name: m.signup_submit({}, says) }).click();
  const success = role === 'client' ? m.signup_success_brand : m.signup_success_influencer;
  await expect(page.getByText(success({}, says))).toBeVisible();
  return email;
}

/** A newcomer by the JSON address, whose cookie the browser keeps. Gives the e-mail. */
export async function join(page: Page, role: 'client' | 'influencer'): Promise<string> {
  return (await joinBy(page.request, role)).email;
}

/** The same without a page, read to in the language of their choice. */
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

/** The link of the newest letter to that address: the stand-in for the post says it in the log. */
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

/** Confirms a newcomer's address by the letter they were sent. */
export async function confirmAddress(browser: APIRequestContext, server: RunningServer, email: string) {
  await browser.post(await linkTo(server, email, '/confirm-email?'), { form: {} });
}

const DAY_MS = 24 * 60 * 60 * 1000;
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A draft, sent as the wizard sends it. */
export async function sendCampaign(page: Page, overrides: object): Promise<void> {
  const data = { ...someCampaign, startDate: inDays(1), endDate: inDays(30), ...overrides };
  const answer = await page.request.post('/client/campaign/create.data', { data });
  expect(answer.status()).toBe(200);
}

let atDoor: Promise<{ campaign: string; company: string }> | undefined;

/** The ids of a campaign that anyone may read and of its company: one of each for all journeys of a worker and its server. */
export function aPublicCampaign(baseURL = ''): Promise<{ campaign: string; company: string }> {
  atDoor ??= (async () => {
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
  return atDoor;
}

/** Publishes the campaign whose page is open. */
export async function publish(page: Page, language: Language): Promise<void> {
  const name = m.campaign_transition_publish({}, { locale: language });
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

/**
 * A brand and an influencer who has been accepted, by the addresses their pages call. Gives the page on which each of them
 * finds the conversation, and the conversation's id.
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

/** Whom a list of influencers shows, once it shows so many: each process hears of a change, and a moment after it. */
export async function listed(browser: APIRequestContext, query: string, count = 1): Promise<string[]> {
  let ids: string[] = [];
  const look = async () => {
    const html = await (await browser.get(`/influencers${query}`)).text();
    ids = [...html.matchAll(/data-id="([\w-]+)"/g)].map(([, id = '']) => id);
    return ids.length;
  };
  await expect.poll(look).toBeGreaterThanOrEqual(count);
  return ids;
}
