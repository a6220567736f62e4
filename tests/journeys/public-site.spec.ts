import { expect, test } from './fixtures.ts';
import { join } from './sign-in.ts';

test('the switches on the home page start on the side of the viewer and need no script', async ({
  unscripted: page,
}) => {
  const brief = page.getByRole('heading', { name: 'Write the brief' });
  const profile = page.getByRole('heading', { name: 'Make your profile' });
  await page.goto('/');
  await expect(profile).toBeVisible();
  await expect(brief).toBeHidden();
  await page.getByText('Brand', { exact: true }).first().click();
  await expect(brief).toBeVisible();
  await expect(profile).toBeHidden();

  await join(page, 'client');
  await page.goto('/');
  await expect(brief).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A dashboard in real time' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The terms, said first' })).toBeHidden();
});

test('one of the ten questions is open at a time, and search engines read all of them', async ({ page }) => {
  await page.goto('/#faq');
  const questions = page.locator('#faq details');
  await expect(questions).toHaveCount(10);
  await page.getByText('Who can join?').click();
  await page.getByText('What does it cost?').click();
  await expect(questions.locator('p').filter({ visible: true })).toHaveText(/\$9\.99 per month/);

  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = data.map((text) => JSON.parse(text) as { '@type': string; mainEntity?: object[] });
  expect(faq.find((it) => it['@type'] === 'FAQPage')?.mainEntity).toHaveLength(10);
});

test('the pricing page switches between monthly and yearly prices', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByText('$99.99')).toBeHidden();
  await page.getByText('Yearly').click();
  await expect(page.getByText('$99.99')).toBeVisible();
  await expect(page.getByText('20% save')).toBeVisible();
});

test('a signed-in user sees their plan marked and can choose another', async ({ page }) => {
  await join(page, 'client');
  await page.goto('/pricing');
  await expect(page.getByRole('button', { name: 'Current plan' })).toBeDisabled();
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Free' }) }),
  ).toContainText('Current plan');
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await expect(page).toHaveURL('/billing/test/checkout?plan=premium&billing=monthly');
});
