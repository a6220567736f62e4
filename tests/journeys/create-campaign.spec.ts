import type { Locator, Page } from '@playwright/test';
import { m } from '#messages';
import { axe, expect, test } from './fixtures.ts';
import { join, logIn } from './sign-in.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

const groundOf = (cover: Locator) => cover.evaluate((it) => getComputedStyle(it).backgroundColor);

test('a brand creates a campaign, with a reload and a change of language in between', async ({
  brand: page,
}) => {
  test.slow();
  await join(page, 'client');
  await page.goto('/client/campaign/create');
  await expect(title(page)).toHaveText('Basics');
  await expect(next(page)).toBeDisabled();
  await next(page).press('Enter');
  await expect(page.getByLabel('Campaign name')).toBeFocused();
  await expect(page.getByText('This field is required.')).toHaveCount(2);
  await page.getByLabel('Campaign name').fill('Autumn table');
  await page.getByLabel('Brief description').fill('Dinner for two before the evening service.');
  await axe(page);
  await next(page).dblclick();
  await expect(title(page)).toHaveText('Campaign Type');
  await page.goBack();
  await expect(title(page)).toHaveText('Basics');
  await next(page).click();

  await expect(title(page)).toHaveText('Campaign Type');
  await expect(title(page)).toBeFocused();
  await page.getByRole('button', { name: 'Paid' }).click();
  const payment = page.getByRole('dialog', { name: 'Payment details' });
  await payment.getByLabel('Price per post (€)').fill('a lot');
  await payment.getByRole('button', { name: 'Save' }).click();
  await expect(payment.getByText('At least one price must be specified')).toBeVisible();
  await payment.getByLabel('Price per post (€)').fill('12,50');
  await axe(page);
  await payment.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The second press of a double click on Save hits the button under the closed dialog. This press must not open
  // another dialog.
  await page.getByRole('button', { name: 'Gift only' }).hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const paid = page.getByRole('button', { name: 'Paid' });
  await expect(paid).toContainText('€12.50 per post');
  await page.getByRole('button', { name: 'Gift only' }).click();
  const gift = page.getByLabel(m.wizard_gift_description());
  await gift.fill('A tasting menu for two');
  await page.keyboard.press('Escape');
  await expect(paid).toHaveAttribute('aria-pressed', 'true');
  // Escape keeps the typed text. Cancel discards the text.
  await page.getByRole('button', { name: 'Gift only' }).click();
  await expect(gift).toHaveValue('A tasting menu for two');
  await page.getByRole('button', { name: m.wizard_cancel() }).click();
  await page.getByRole('button', { name: 'Gift only' }).click();
  await expect(gift).toHaveValue('');
  await page.keyboard.press('Escape');
  await next(page).click();

  await expect(title(page)).toHaveText('Preferences');
  await page.getByRole('button', { name: 'Select all' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Select all' })).toBeFocused();
  await expect(page.getByText('14 of 14 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('checkbox', { name: 'Food' }).press('Space');
  await axe(page);
  await next(page).click();

  await expect(title(page)).toHaveText('Collaboration');
  await next(page).press('Enter');
  await expect(page.getByText('This field is required.')).toHaveCount(1);
  await page.getByRole('radio', { name: 'Hotel' }).check();
  // The choice of a hotel adds fields, which show no errors yet.
  await expect(page.getByLabel('Venue name')).toBeVisible();
  await expect(page.getByText('This field is required.')).toHaveCount(0);
  await page.getByLabel('Venue name').fill('Maison Aubrac');
  await page.getByLabel('Address').fill('12 rue Mercière');
  await page.getByLabel('Town / City').fill('Lyon');
  await page.getByLabel('Country').selectOption('France');
  const slot = (number: number) => page.getByRole('group', { name: `Time slot ${number}` });
  await slot(1).getByLabel('From').selectOption('10:00');
  await slot(1).getByLabel('To').selectOption('12:00');
  await page.getByRole('button', { name: 'Add a second time slot' }).click();
  await slot(2).getByLabel('From').selectOption('11:30');
  await slot(2).getByLabel('To').selectOption('13:00');
  await expect(page.getByText('The time slots cannot overlap')).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Remove time slot 2' }).click();
  await axe(page);

  await page.reload();
  await expect(title(page)).toHaveText('Collaboration');
  await expect(page.getByLabel('Venue name')).toHaveValue('Maison Aubrac');
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByLabel('Nom du lieu')).toHaveValue('Maison Aubrac');
  await page.getByRole('button', { name: 'Suivant' }).click();

  await expect(title(page)).toHaveText('Calendrier');
  // French weeks start on Monday. Screen readers skip the column heads, because each day names its weekday.
  await expect(page.locator('th').first()).toHaveText('L');
  await typeDate(page, 'Date de début', '20082027');
  await typeDate(page, 'Date de fin', '10082027');
  await expect(page.getByText('La date de fin ne peut pas précéder la date de début')).toBeVisible();
  await typeDate(page, 'Date de fin', '31082027');
  await expect(page.getByText('20 août 2027 – 31 août 2027')).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'English' }).click();
  await next(page).click();

  await expect(title(page)).toHaveText('Audience');
  await page.getByRole('slider', { name: 'Minimum age' }).press('ArrowRight');
  await expect(page.getByText('19 to 65 years')).toBeVisible();
  await page.getByRole('slider', { name: 'Female' }).press('ArrowLeft');
  await expect(page.getByRole('slider', { name: 'Other' })).toHaveValue('5');
  await page.getByRole('radio', { name: '10K – 50K' }).press('Space');
  await axe(page);
  await page.getByRole('button', { name: 'Review' }).click();

  await expect(title(page)).toHaveText('Review');
  await expect(page.getByText('45% women, 50% men, and 5% other')).toBeVisible();
  await axe(page);
  const ground = await groundOf(page.getByRole('figure').locator('div').first());
  await page.getByRole('button', { name: 'Submit Campaign' }).dblclick();
  await expect(page).toHaveURL('/client/dashboard');
  await expect(page.getByText('Campaign created successfully!')).toBeVisible();
  await expect(page.getByText('Failed to create campaign')).toHaveCount(0);
  await expect(page.getByText('1 campaign', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name: 'Autumn table' })).toBeVisible();
  expect(await groundOf(page.getByRole('article').locator('div').first())).toBe(ground);

  await page.goto('/client/campaign/create');
  await expect(page.getByLabel('Campaign name')).toHaveValue('');
});

test('a draft survives the end of the session', async ({ brand: page }) => {
  const { email } = await join(page, 'client');
  await page.goto('/client/campaign/create');
  await page.getByLabel('Campaign name').fill('Left half way');
  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL('/login');
  await logIn(page, email);
  await expect(page).toHaveURL('/client/campaign/create');
  await expect(page.getByLabel('Campaign name')).toHaveValue('Left half way');
});

/** After each day, month or year, the focus moves to the next part. */
async function typeDate(page: Page, label: string, digits: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().focus();
  await page.keyboard.type(digits);
}
