import type { Page } from '@playwright/test';
import { m } from '#messages';
import { pathIn, setLanguageSource } from '#messages/path-language.ts';
import { remoteCollaboration } from '#tests/people.ts';
import { axe, expect, test } from './fixtures.ts';
import { aCampaign, expectToFit, join } from './sign-in.ts';

/** Publishes three campaigns with `word` in their titles, because other journeys publish on the same server. */
async function publishThree(brand: Page, word: string): Promise<void> {
  await join(brand, 'client');
  await aCampaign(brand, { title: `Dîner ${word}` });
  await aCampaign(brand, {
    ...remoteCollaboration,
    title: `Robe ${word}`,
    compensationType: 'gifted',
    postPriceCents: 0,
    thematics: ['fashion'],
    followerRange: '1k-5k',
  });
  await aCampaign(brand, {
    title: `Nuit ${word}`,
    collaborationType: 'hostel',
    compensationType: 'paid',
    giftDescription: '',
    postPriceCents: 30_000,
    followerRange: '50k-100k',
    venueTown: 'Nantes',
  });
}

async function joinAsFoodCreator(influencer: Page): Promise<void> {
  await join(influencer, 'influencer');
  const figures = { followers: '12000', following: '', posts: '', engagementRate: '4' };
  const names = { fullName: 'Léa Dubois', handle: 'lea', language: 'en', bio: '', location: 'Lyon, France' };
  const form = { ...names, ...figures, picture: '', thematics: 'food' };
  const saved = await influencer.request.post('/profile', { form, maxRedirects: 0 });
  expect(saved.headers().location).toMatch(/\/profile/);
}

const total = (count: number) => m.search_total({ count, shown: String(count) });
const submit = (count: number) => m.search_submit({ count, shown: String(count) });
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test('an influencer searches campaigns while typing', async ({ brand, influencer: page }) => {
  const word = 'quartz';
  await publishThree(brand, word);
  await joinAsFoodCreator(page);
  const path = '/influencer/campaigns';
  await page.goto(path);
  const count = page.getByRole('main').getByRole('status');
  const text = page.getByLabel(m.search_text(), { exact: true });
  const restaurant = page.getByRole('checkbox', { name: m.collaboration_restaurant(), exact: true });

  await text.pressSequentially(word.toUpperCase());
  await expect(count).toHaveText(total(3));
  await expect(text).toBeFocused();
  await expect(page.getByRole('button', { name: submit(3), exact: true })).toBeVisible();
  await expect(card(page, 'Dîner')).toContainText(m.requirement_met());
  await expect(card(page, 'Robe')).toContainText(
    m.requirement_thematics({ asked: m.thematic_fashion().toLowerCase() }),
  );
  const figures = { asked: '50,000', stated: '12,000' };
  await expect(card(page, 'Nuit')).toContainText(m.requirement_followers(figures));
  await axe(page);

  await page.getByText(m.collaboration_restaurant(), { exact: true }).click();
  await expect(count).toHaveText(total(1));
  await expect(restaurant).toBeFocused();
  await expect(card(page, 'Dîner')).toBeVisible();
  await page.getByRole('link', { name: m.search_remove({ filter: m.collaboration_restaurant() }) }).click();
  await expect(count).toHaveText(total(3));
  await expect(restaurant).not.toBeChecked();
  await page.goBack();
  await expect(restaurant).toBeChecked();
  await expect(count).toHaveText(total(1));
  await page.goForward();
  await expect(count).toHaveText(total(3));

  await page.getByLabel(m.search_sort()).selectOption('pay');
  await expect(page.getByRole('article').first()).toContainText('Nuit');
  await page.getByText(m.search_qualifying(), { exact: true }).click();
  await expect(page).toHaveURL(`${path}?q=${word.toUpperCase()}&qualify=1&sort=pay`);
  await expect(count).toHaveText(total(1));

  await text.fill(`${word} absent`);
  await expect(page.getByText(m.search_empty_text())).toBeVisible();
  await axe(page);
  await page.getByRole('main').getByRole('link', { name: m.search_clear() }).last().click();
  await expect(page).toHaveURL(path);
  await expect(text).toHaveValue('');
  await expectToFit(page);

  await test.step('on a phone, the filters are in a panel', async () => {
    await text.fill(word);
    await expect(count).toHaveText(total(3));
    await page.getByRole('button', { name: m.search_filters() }).click();
    await expect(page.getByLabel(m.search_pay())).toBeVisible();
    // The focus does not reach the page behind the panel.
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByLabel(m.search_pay())).toBeHidden();
    await page.getByRole('button', { name: m.search_filters() }).click();
    await page.getByLabel(m.search_pay()).fill('300.00');
    await axe(page);
    await page.getByRole('button', { name: submit(1), exact: true }).click();
    await expect(page.getByLabel(m.search_pay())).toBeHidden();
    await expect(card(page, 'Nuit')).toBeVisible();
  });

  await test.step('the back link of a campaign leads to the same search, also after applying', async () => {
    await card(page, 'Nuit').getByRole('heading').getByRole('link').click();
    await page.getByRole('link', { name: m.application_apply_title() }).click();
    await page.getByLabel(m.application_message()).fill('I live nearby.');
    await page.getByRole('button', { name: m.application_submit() }).click();
    await expect(page.getByText(m.application_submitted())).toBeVisible();
    const campaign = new URL(page.url());
    const back = page.getByRole('link', { name: m.search_back() });
    await back.click();
    await expect(page).toHaveURL(`${path}?q=${word}&pay=300&page=1`);
    await expect(count).toHaveText(total(1));
    await page.goto(`${campaign.pathname}?list=${encodeURIComponent('//elsewhere.example')}`);
    await expect(back).toHaveAttribute('href', /^\/influencer\/campaigns\?/);
  });
});

test('an influencer searches campaigns without scripts, in fr', async ({ brand, unscripted: page }) => {
  setLanguageSource(() => 'fr');
  const word = 'opale';
  await publishThree(brand, word);
  await joinAsFoodCreator(page);
  await page.goto(pathIn('fr', '/influencer/campaigns'));
  const show = page.getByRole('main').getByRole('button', { name: /\d/ });
  await page.getByLabel(m.search_text(), { exact: true }).fill(word);
  await page.getByLabel(m.search_city(), { exact: true }).fill('nantes');
  await page.getByLabel(m.search_to(), { exact: true }).fill('31/12/2099');
  await show.click();
  await expect(show).toHaveText(submit(2));
  await expect(card(page, 'Dîner')).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get('to')).toBe('2099-12-31');
  await card(page, 'Nuit').getByRole('heading').getByRole('link').click();
  await page.getByRole('link', { name: m.search_back() }).click();
  await expect(show).toHaveText(submit(2));

  await page.getByLabel(m.search_pay()).fill('a lot');
  await page.getByLabel(m.search_from(), { exact: true }).fill('32');
  await show.click();
  await expect(show).toHaveText(submit(2));
  await expect(page.getByText(m.refusal_field_invalid_number())).toBeVisible();
  await expect(page.getByText(m.refusal_field_invalid_day())).toBeVisible();
  await expect(page.getByLabel(m.search_pay())).toHaveValue('a lot');
});

test('the dashboard suggests campaigns with the conditions that are met and not met', async ({
  brand,
  influencer: page,
}) => {
  await publishThree(brand, 'topaze');
  await joinAsFoodCreator(page);
  await page.goto('/influencer/dashboard');
  const suggestions = page.getByRole('region', { name: m.suggestion_title({ you: m.suggestion_you() }) });
  const dinner = suggestions.getByRole('article').filter({ hasText: 'Dîner topaze' });
  await expect(dinner.getByRole('listitem')).toHaveText([
    `${m.suggestion_met()} ${m.thematic_food()}`,
    `${m.suggestion_met()} ${m.condition_followers({ asked: '10,000' })}`,
    `${m.suggestion_met()} ${m.condition_place({ town: 'Lyon' })}`,
    `${m.suggestion_unmet()} ${m.condition_kind_unmet({ kind: m.collaboration_restaurant() })}`,
    `${m.suggestion_unmet()} ${m.condition_price_unstated()}`,
    `${m.suggestion_unmet()} ${m.condition_gift_unstated()}`,
  ]);
  await expect(suggestions.getByText('Nuit topaze')).toHaveCount(0);
  await axe(page);
  await expectToFit(page);
});
