import type { Locator, Page } from '@playwright/test';
import { m } from '#messages';
import { fromNewNetwork } from '#tests/networks.ts';
import { axe, expect, test } from './fixtures.ts';
import { aCampaign, apply, expectToFit, join, meet } from './sign-in.ts';

const names = ['Léa Dubois', 'Omar Fournier', 'Jade Moreau'];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a brand goes through the applicants who wait and compares them', async ({
  brand,
  influencer,
  playwright,
  server,
}) => {
  test.slow();
  await join(brand, 'client');
  const campaignId = await aCampaign(brand);
  await join(influencer, 'influencer', { fullName: names[0] });
  await apply(influencer, campaignId, 'From Léa.');
  for (const fullName of names.slice(1)) {
    const options = { baseURL: server.url, extraHTTPHeaders: fromNewNetwork() };
    const someone = { request: await playwright.request.newContext(options) };
    await join(someone, 'influencer', { fullName });
    await apply(someone, campaignId, `From ${fullName}.`);
    await someone.request.dispose();
  }

  await test.step('the longest wait comes first, and next and previous go through all', async () => {
    await brand.goto('/client/dashboard');
    await brand.getByRole('link', { name: m.todo_begin({ name: 'Léa' }) }).click();
    await expect(title(brand)).toHaveText('Léa Dubois');
    await expect(brand.getByText('From Léa.')).toBeVisible();
    await expect(link(brand, m.review_queue_previous({ name: 'Léa Dubois' }))).toHaveCount(0);
    await axe(brand);
    await link(brand, m.review_queue_next({ name: 'Omar' })).click();
    await expect(title(brand)).toHaveText('Omar Fournier');
    await link(brand, m.review_queue_next({ name: 'Jade' })).click();
    await expect(title(brand)).toHaveText('Jade Moreau');
    await link(brand, m.review_queue_previous({ name: 'Omar Fournier' })).click();
    await expect(title(brand)).toHaveText('Omar Fournier');
  });

  await test.step('a phone has the answer in a bar, and nothing is wider than 320 px', async () => {
    await brand.setViewportSize({ width: 390, height: 844 });
    await expect(button(brand, m.review_validate())).toBeInViewport({ ratio: 1 });
    await expect(brand.getByText('From Omar Fournier.')).toBeInViewport();
    await link(brand, m.review_queue_previous({ name: 'Léa Dubois' })).click();
    await expect(title(brand)).toHaveText('Léa Dubois');
    await axe(brand);
    await expectToFit(brand);
    await brand.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the campaign page compares those who are chosen, with the button after the choices', async () => {
    await brand.getByRole('link', { name: m.review_back({ campaign: 'Autumn table' }) }).click();
    await button(brand, m.compare_button()).click();
    await expect(brand.getByText(m.compare_too_few())).toBeVisible();
    const choice = (name: string) => brand.getByRole('checkbox', { name: m.compare_choose({ name }) });
    await choice('Jade Moreau').check();
    await choice('Omar Fournier').check();
    await expect(brand.getByText(m.compare_chosen({ count: 2 }))).toBeVisible();
    await axe(brand);
    await choice('Jade Moreau').focus();
    await brand.keyboard.press('Tab');
    await brand.keyboard.press('Tab');
    await expect(button(brand, m.compare_button())).toBeFocused();
    await brand.keyboard.press('Enter');
    await expect(
      brand.getByRole('table', { name: m.compare_facts() }).getByRole('columnheader').getByRole('link'),
    ).toHaveText(['Omar Fournier', 'Jade Moreau']);
    await brand.goBack();
    await brand.getByRole('table').getByRole('link', { name: 'Léa Dubois' }).click();
    await expect(title(brand)).toHaveText('Léa Dubois');
  });

  await test.step('the composer takes the place of the answer', async () => {
    const answer = brand.getByRole('region', { name: m.review_decide({ name: 'Léa Dubois' }) });
    const topOf = (it: Locator) =>
      it.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await topOf(answer);
    await expect(button(brand, m.review_validate())).toBeInViewport({ ratio: 1 });
    await button(brand, m.review_validate()).click();
    const composer = brand
      .locator('form')
      .filter({ has: brand.getByLabel(m.conversation_field(), { exact: true }) });
    await expect(composer).toBeVisible();
    expect(Math.abs((await topOf(composer)) - before)).toBeLessThan(2);
    await expect(link(brand, m.review_queue_next({ name: 'Omar' }))).toBeVisible();
  });

  await test.step('the campaign page lists those who wait first and compares the last two at once', async () => {
    await brand.getByRole('link', { name: m.review_back({ campaign: 'Autumn table' }) }).click();
    const groups = brand.getByRole('region').filter({ has: brand.getByRole('heading', { level: 3 }) });
    await expect(groups.first()).toHaveAttribute('id', 'pending');
    await axe(brand);
    await link(brand, m.compare_both()).click();
    await expect(title(brand)).toHaveText(m.compare_title());
    const table = brand.getByRole('table', { name: m.compare_facts() });
    await expect(table.getByRole('columnheader').getByRole('link')).toHaveText([
      'Omar Fournier',
      'Jade Moreau',
    ]);
    await expect(table.getByText('From Jade Moreau.')).toBeVisible();
    await axe(brand);
    await expectToFit(brand);
    await brand.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a column is answered in place, and leads to the review', async () => {
    await button(brand, m.review_decline()).first().click();
    const question = brand.getByRole('group', { name: m.review_decline_ask({ name: 'Omar Fournier' }) });
    await question.getByRole('button', { name: m.review_decline() }).click();
    await expect(brand.getByText(m.review_declined())).toBeVisible();
    await expect(brand.getByRole('table').getByText(m.review_status_refused())).toBeVisible();
    await link(brand, 'Jade Moreau').click();
    await expect(title(brand)).toHaveText('Jade Moreau');
    await expect(brand.getByText('From Jade Moreau.')).toBeVisible();
  });
});

test('applicants are compared without scripts', async ({ unscripted: brand, influencer }) => {
  const { review } = await meet(brand, influencer);
  const [, campaignId] = /campaigns\/([\w-]+)/.exec(review) ?? [];
  await brand.goto(`/client/campaign/${campaignId}/compare`);
  await expect(title(brand)).toHaveText(m.compare_too_few());
});
