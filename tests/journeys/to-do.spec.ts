import type { Page } from '@playwright/test';
import { m } from '#messages';
import { setLanguageSource } from '#messages/path-language.ts';
import { axe, expect, test } from './fixtures.ts';
import { aCampaign, aDraft, apply, join } from './sign-in.ts';

const toDoOf = (page: Page) => page.getByRole('region', { name: new RegExp(`^${m.todo_title()}`) });

test('a waiting applicant is answered in two taps, and each side sees live what waits', async ({
  brand,
  influencer,
}) => {
  setLanguageSource(() => 'fr');
  await join(brand, 'client', { language: 'fr' });
  await join(influencer, 'influencer', { language: 'fr' });
  const campaignId = await aCampaign(brand, { title: 'Table d’automne' });
  await brand.goto('/fr/client/dashboard');
  await expect(brand.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(toDoOf(brand)).toHaveCount(0);
  await influencer.goto('/fr/influencer/dashboard');
  await expect(toDoOf(influencer)).toHaveCount(0);

  await apply(influencer, campaignId);
  await expect(toDoOf(brand).getByRole('heading', { level: 2 })).toHaveText(
    'À faireUne personne attend votre réponse',
  );
  await axe(brand);
  await toDoOf(brand).getByRole('link', { name: 'Léa Dubois', exact: true }).click();
  await brand.getByRole('button', { name: m.review_validate() }).click();
  await expect(toDoOf(influencer).getByRole('heading', { level: 2 })).toHaveText(
    'À faireUne réponse est arrivée',
  );
  await axe(influencer);
  await toDoOf(influencer).getByRole('link', { name: 'Maison Aubrac' }).click();
  await expect(influencer).toHaveURL(`/fr/influencer/campaign/${campaignId}`);
  for (const person of [brand, influencer]) {
    await person.getByRole('banner').getByRole('link', { name: m.nav_dashboard(), exact: true }).click();
    await expect(person.getByRole('heading', { level: 1 })).toContainText('Tableau de bord');
    await expect(toDoOf(person)).toHaveCount(0);
  }
});

test('a complete draft is published under To do in two taps', async ({ brand: page }) => {
  await join(page, 'client');
  await aDraft(page, { title: 'Winter tasting' });
  await page.goto('/client/dashboard');
  const publish = toDoOf(page).getByRole('button', { name: m.campaign_transition_publish() });
  await expect(publish).toHaveAccessibleDescription('Winter tasting');
  await publish.click();
  await page.getByRole('dialog').getByRole('button', { name: m.campaign_transition_publish() }).click();
  await expect(page.getByText(m.campaign_toast_published())).toBeVisible();
  await expect(toDoOf(page)).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
});
