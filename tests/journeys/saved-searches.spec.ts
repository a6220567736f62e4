import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dayOf, momentOf } from '#domain/clock.ts';
import { m } from '#messages';
import { setLanguageSource } from '#messages/path-language.ts';
import { textOf } from '#tests/mail-server.ts';
import { trustingProxies } from '#tests/networks.ts';
import { startServer } from '#tests/server.ts';
import { axe, expect, testOn } from './fixtures.ts';
import { aCampaign, emailTo, enterCollection, expectToFit, join, listed } from './sign-in.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Empty at the first start. The test adds options and restarts the server. The server's clock is then at noon of the
 * day after tomorrow.
 */
const nodeOptions: string[] = [];
const laterNoon = momentOf(dayOf(new Date(Date.now() + 2 * DAY_MS)), '12:00');
const shift = String(laterNoon.getTime() - Date.now());
const test = testOn(() => startServer({ nodeOptions, env: { ...trustingProxies, CLOCK_SHIFT_MS: shift } }));

const save = (page: Page) => page.getByRole('button', { name: m.search_save() });
const toast = (page: Page) => page.getByText(m.search_saved_toast_text());
const saved = (page: Page) => page.getByRole('main').getByText(m.search_is_saved(), { exact: true });
const rows = (page: Page) => page.getByRole('list', { name: m.search_saved_title() }).getByRole('listitem');
const inFrench = () => setLanguageSource(() => 'fr');
const inEnglish = () => setLanguageSource(() => 'en');

test('both sides save a search, and are notified the next morning of what is new', async ({
  brand,
  influencer,
  server,
}) => {
  test.slow();
  const { email: brandEmail } = await join(brand, 'client', { language: 'fr' });
  const { email } = await join(influencer, 'influencer', { fullName: 'Zoé Martin', instagram: 'zoe.martin' });
  // The cookie banner would cover a part of the footer's links.
  await influencer.request.post('/api/consent', { form: { decision: 'accepted' } });

  inFrench();
  await brand.goto('/fr/influencers');
  await expect(save(brand)).toBeHidden();
  await brand.getByText(m.thematic_food(), { exact: true }).first().click();
  await save(brand).click();
  await expect(toast(brand)).toBeVisible();
  await expect(brand).toHaveURL('/fr/influencers?thematic=food');
  await expect(saved(brand)).toBeVisible();
  await expect(save(brand)).toBeHidden();
  await brand.getByText(m.thematic_travel(), { exact: true }).first().click();
  await expect(save(brand)).toBeVisible();
  await expect(saved(brand)).toBeHidden();
  await brand.getByText(m.thematic_travel(), { exact: true }).first().click();
  await expect(saved(brand)).toBeVisible();
  await axe(brand);

  inEnglish();
  await influencer.goto('/influencer/campaigns?thematic=food&gift=1');
  await save(influencer).click();
  await expect(toast(influencer)).toBeVisible();
  await expect(influencer).toHaveURL(/\/influencer\/campaigns\?thematic=food&gift=1/);
  await expect(saved(influencer)).toBeFocused();
  await expect(save(influencer)).toHaveCount(0);
  await influencer.getByText(m.search_gift(), { exact: true }).first().click();
  await expect(save(influencer)).toBeVisible();
  await influencer.getByText(m.search_gift(), { exact: true }).first().click();
  await expect(saved(influencer)).toBeVisible();
  await influencer.getByRole('link', { name: m.search_saved_link() }).click();
  await expect(rows(influencer).getByRole('heading')).toHaveText(`${m.thematic_food()} · ${m.search_gift()}`);
  await axe(influencer);

  await enterCollection(influencer, server, { email, fullName: 'Zoé Martin', handle: 'zoe.martin' });
  const [influencerId = ''] = await listed(brand, '?q=zoe');
  const campaignId = await aCampaign(brand, { title: 'Winter table' });
  nodeOptions.push('--import', './tests/reliability/shifted-clock.ts');
  await server.kill9();
  await server.restart();

  const toBrand = await emailTo(server, brandEmail, `/fr/influencer/${influencerId}`);
  expect(textOf(readFileSync(toBrand.file, 'utf8'))).toContain('Zoé Martin');
  inFrench();
  await brand.goto('/fr/notifications');
  const heard = m.search_notification_influencers({ searches: m.thematic_food() });
  await brand.getByRole('main').getByRole('link', { name: heard }).click();
  await expect(brand).toHaveURL('/fr/saved-searches');
  await expect(rows(brand)).toContainText('1 nouveauté');
  await rows(brand).getByRole('link', { name: m.search_saved_open() }).click();
  await expect(brand).toHaveURL('/fr/influencers?thematic=food');
  await expect(brand.getByRole('heading', { name: 'Zoé Martin' })).toBeVisible();

  inEnglish();
  const toInfluencer = await emailTo(server, email, `/influencer/campaign/${campaignId}`);
  const text = textOf(readFileSync(toInfluencer.file, 'utf8'));
  expect(text).toContain(m.search_email_campaign({ title: 'Winter table', brand: 'Maison Aubrac' }));
  await influencer.goto(toInfluencer.link);
  await expect(influencer.getByRole('heading', { level: 1 })).toHaveText('Winter table');
});

for (const language of ['en', 'fr'] as const) {
  test(`a saved search is renamed, turned off, removed and restored, in ${language}`, async ({
    unscripted,
    influencer: page,
  }) => {
    setLanguageSource(() => language);
    const prefix = language === 'fr' ? '/fr' : '';
    await join(page, 'influencer', { language });
    await page.goto(`${prefix}/saved-searches`);
    await expect(page.getByRole('heading', { name: m.search_saved_empty() })).toBeVisible();
    await axe(page);
    await join(unscripted, 'client', { language });
    for (const [person, path] of [
      [page, '/influencer/campaigns?q=dinner&qualify=1'],
      [unscripted, '/influencers?q=dinner&featured=1'],
    ] as const) {
      await person.goto(prefix + path);
      await save(person).click();
      await expect(toast(person)).toBeVisible();
      await person.goto(`${prefix}/saved-searches`);
      const [name = ''] = await rows(person).getByRole('heading').allTextContents();
      expect(name).toContain('dinner');

      const bell = person.getByRole('button', { name: m.search_saved_notify_name({ name }) });
      await expect(bell).toHaveAttribute('aria-pressed', 'true');
      await bell.click();
      await expect(bell).toHaveAttribute('aria-pressed', 'false');
      await person.getByText(m.search_saved_rename(), { exact: true }).click();
      await person.getByLabel(m.search_saved_name()).fill('Soirées');
      await person.getByRole('button', { name: m.search_saved_name_save() }).click();
      await expect(rows(person).getByRole('heading')).toHaveText('Soirées');
      await person.getByRole('button', { name: `${m.remove()} Soirées` }).click();
      await expect(rows(person)).toHaveCount(0);
      await person.getByRole('button', { name: m.undo() }).click();
      await expect(rows(person).getByRole('heading')).toHaveText('Soirées');
    }
    await axe(page);
    await expectToFit(page);
  });
}
