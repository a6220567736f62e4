import { m } from '#messages';
import { setLanguageSource } from '#messages/path-language.ts';
import { axe, expect, test } from './fixtures.ts';
import { aCampaign, apply, expectToFit, join } from './sign-in.ts';

test('a brand duplicates a campaign in two taps, and its applicants stay with the original', async ({
  brand: page,
  influencer,
}) => {
  await join(page, 'client');
  await join(influencer, 'influencer');
  const original = await aCampaign(page, { title: 'Autumn table' });
  await apply(influencer, original);

  await page.goto('/client/campaigns');
  await page
    .getByRole('row')
    .getByRole('button', { name: m.duplicate_of({ title: 'Autumn table' }) })
    .click();
  await expect(page).toHaveURL(/\/client\/campaign\/campaign-[\w-]+\/edit$/);
  await expect(page.getByText(m.duplicate_done_text())).toBeVisible();
  await expect(page.getByLabel(m.wizard_name())).toHaveValue('Autumn table');
  expect(page.url()).not.toContain(original);
  const draft = page.url().replace(/\/edit$/, '');

  await test.step('the influencer cannot open the draft, and sees one application', async () => {
    const answer = await influencer.request.get(draft.replace('/client/', '/influencer/'));
    expect(answer.status()).toBe(404);
  });

  await test.step('from the page of the campaign, in French', async () => {
    setLanguageSource(() => 'fr');
    await page.goto(`/fr/client/campaign/${original}`);
    await page.getByRole('button', { name: m.duplicate() }).click();
    await expect(page).toHaveURL(/\/fr\/client\/campaign\/campaign-[\w-]+\/edit$/);
    await expect(page.getByText(m.duplicate_done_text())).toBeVisible();
    setLanguageSource(() => 'en');
  });

  await page.goto('/client/dashboard');
  await expect(page.getByRole('article').getByRole('button', { name: m.duplicate() })).toHaveCount(3);
  await axe(page);
  await page.goto(draft);
  await axe(page);
  await expectToFit(page);
});
