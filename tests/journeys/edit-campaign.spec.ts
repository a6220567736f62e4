import type { Page } from '@playwright/test';
import { blankCampaign } from '#domain/campaigns/campaign-fields.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { axe, expect, test } from './fixtures.ts';
import { join, publish, sendCampaign } from './sign-in.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: false }).first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saveButton = (page: Page, locale: Language = 'en') => button(page, m.edit_save({}, { locale }));
const titleField = (page: Page, locale: Language = 'en') => field(page, m.wizard_name({}, { locale }));
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

for (const language of ['en', 'fr'] as const) {
  const says = { locale: language };
  test(`a draft without hours is edited whole and published, in ${language}`, async ({ brand: page }) => {
    test.slow(); // every part of a campaign
    await startEditing(page, language, { title: 'Unready', slot1: blankCampaign.slot1 });
    await axe(page);

    await test.step('what a type does not offer is cleared', async () => {
      await page.getByRole('radio', { name: m.compensation_paid({}, says) }).check();
      await expect(field(page, m.wizard_gift_description({}, says))).toBeHidden();
      const price = field(page, m.wizard_post_price({}, says));
      await price.fill('a lot');
      await expect(page.getByText(m.refusal_field_invalid_number({}, says))).toBeVisible();
      await price.fill('12,50');
      await expect(page.getByText(/12[.,]50\s?€|€12\.50/)).toBeVisible();
      await page.getByRole('radio', { name: m.compensation_giftedAndPaid({}, says) }).check();
      await expect(field(page, m.wizard_gift_description({}, says))).toHaveValue('');
      await field(page, m.wizard_gift_description({}, says)).fill('A bottle of the house');
    });

    await test.step('a venue needs its hours, which may not overlap', async () => {
      await titleField(page, language).fill('Ready at last');
      await saveButton(page, language).click();
      await expect(page.getByText(m.refusal_field_slot_required({}, says))).toBeVisible();
      const slot = (number: number) => page.getByRole('group', { name: m.wizard_slot({ number }, says) });
      const from = (number: number) => slot(number).getByLabel(m.wizard_slot_from({}, says), { exact: true });
      const until = (number: number) => slot(number).getByLabel(m.wizard_slot_to({}, says), { exact: true });
      await expect(from(1)).toBeFocused();
      await from(1).selectOption('10:00');
      await until(1).selectOption('12:00');
      await button(page, m.wizard_slot_add({}, says)).click();
      await from(2).selectOption('11:30');
      await until(2).selectOption('13:00');
      await expect(page.getByText(m.refusal_field_slots_overlap({}, says))).toBeVisible();
      await from(2).selectOption('12:00');
      await expect(page.getByText(m.refusal_field_slots_overlap({}, says))).toBeHidden();
    });

    await test.step('a collaboration without a venue clears it, and every part has its fields', async () => {
      await page.getByRole('checkbox', { name: m.thematic_travel({}, says), exact: true }).press('Space');
      await page.getByRole('slider', { name: m.wizard_min_age({}, says) }).press('ArrowRight');
      const collaboration = field(page, m.wizard_collaboration_legend({}, says));
      await collaboration.selectOption('instagram');
      await expect(field(page, m.wizard_venue_name({}, says))).toBeHidden();
      await collaboration.selectOption('restaurant');
      await expect(field(page, m.wizard_venue_name({}, says))).toHaveValue('');
      await page.reload({ waitUntil: 'networkidle' });
      await expect(titleField(page, language)).toHaveValue('Ready at last');
      await collaboration.selectOption('instagram');
      await axe(page);
    });

    await test.step('it is published by its status', async () => {
      const status = field(page, m.edit_status({}, says));
      await expect(status.locator('option')).toHaveText([
        m.campaign_status_draft({}, says),
        m.campaign_status_active({}, says),
        m.campaign_status_canceled({}, says),
      ]);
      await status.selectOption('active');
      await saveButton(page, language).click();
      await axe(page);
      await confirm(page, m.campaign_transition_publish({}, says));
      await expect(page.getByText(m.edit_updated({}, says))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready at last');
      await expect(page.getByText(m.campaign_status_active({}, says), { exact: true })).toBeVisible();
      await expect(page.getByText('A bottle of the house')).toBeVisible();
      await expect(page.getByText(m.thematic_travel({}, says), { exact: true })).toBeVisible();
    });
  });
}

test('the second of two editors is told, compares and chooses', async ({ brand: page }) => {
  const address = await startEditing(page, 'en', { title: 'Before' });
  const other = await page.context().newPage();
  await other.goto(address);
  await titleField(other).fill('Theirs');
  await saveButton(other).click();
  await expect(other.getByText(m.edit_updated())).toBeVisible();

  await titleField(page).fill('Mine');
  await field(page, m.wizard_description()).fill('Mine as well');
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(m.refusal_campaign_changed_meanwhile());
  await expect(titleField(page)).toHaveValue('Mine');
  await button(page, m.edit_compare()).click();
  const dialog = page.getByRole('dialog', { name: m.edit_compare_title() });
  const row = dialog.getByRole('group', { name: m.wizard_name() });
  await expect(row.getByRole('radio', { name: 'Theirs' })).not.toBeChecked();
  await expect(row.getByRole('radio', { name: 'Mine' })).toBeChecked();
  await axe(page);
  await row.getByRole('radio', { name: 'Theirs' }).check();
  await confirm(page, m.edit_compare_save());
  await expect(page.getByText(m.edit_updated())).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theirs');
  await expect(page.getByText('Mine as well')).toBeVisible();
});

test('what was typed over a campaign that was published meanwhile can be read', async ({ brand: page }) => {
  await startEditing(page, 'en', { title: 'Before' });
  await titleField(page).fill('Mine');
  const other = await page.context().newPage();
  await other.goto(page.url().replace(/\/edit$/, ''));
  await publish(other, 'en');
  await expect(other.getByText(m.campaign_toast_published())).toBeVisible();

  await saveButton(page).click();
  await button(page, m.edit_compare()).click();
  await expect(page.getByRole('radio', { name: 'Mine' })).toBeDisabled();
  await confirm(page, m.edit_compare_take_saved());
  await expect(titleField(page)).toBeDisabled();
  await expect(titleField(page)).toHaveValue('Before');
  await expect(saveButton(page)).toBeDisabled();
});

test('leaving with something unsaved asks', async ({ brand: page }) => {
  const address = await startEditing(page, 'en', { title: 'Before' });
  await titleField(page).fill('Not saved');
  await page.getByRole('link', { name: m.nav_dashboard() }).first().click();
  await expect(page.getByRole('dialog', { name: m.edit_leave_title() })).toBeVisible();
  await axe(page);
  await confirm(page, m.edit_leave_stay());
  await expect(titleField(page)).toHaveValue('Not saved');

  await test.step('another language is no leaving', async () => {
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).not.toHaveURL(address);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(address);
    await expect(titleField(page)).toHaveValue('Not saved');
  });

  await test.step('the browser asks whoever closes the page, which keeps what was typed', async () => {
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(titleField(page)).toHaveValue('Not saved');
  });

  await test.step('without a network nothing is lost', async () => {
    await page.route('**/edit.data*', (route) => route.abort());
    await saveButton(page).click();
    await expect(page.getByText(m.edit_failed())).toBeVisible();
    await expect(titleField(page)).toHaveValue('Not saved');
    await page.unroute('**/edit.data*');
  });

  await button(page, m.edit_cancel()).click();
  await confirm(page, m.edit_leave_discard());
  await expect(page.getByText(m.edit_canceled())).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before');
  await page.goto(address);
  await expect(titleField(page)).toHaveValue('Before');
});

test('an active campaign is ended, and the work is done', async ({ brand: page }) => {
  const address = await startEditing(page, 'en', { title: 'At work' });
  await page.goto(address.replace(/\/edit$/, ''));
  await publish(page, 'en');
  await expect(page.getByText(m.campaign_toast_published())).toBeVisible();
  await page.getByRole('link', { name: m.campaign_edit(), exact: true }).click();
  await expect(titleField(page)).toBeDisabled();
  await expect(saveButton(page)).toBeDisabled();
  await axe(page);
  await field(page, m.edit_status()).selectOption('ended');
  await saveButton(page).click();
  await confirm(page, m.campaign_transition_end());
  await expect(page.getByText(m.edit_updated())).toBeVisible();

  await page.goto(address);
  await expect(field(page, m.edit_status())).toBeDisabled();
  await button(page, m.campaign_transition_complete()).click();
  await confirm(page, m.campaign_transition_complete());
  await expect(page.getByText(m.campaign_toast_completed())).toBeVisible();
  await expect(page.getByText(m.campaign_status_completed(), { exact: true })).toBeVisible();
  await page.goto('/client/campaigns?status=ended');
  await expect(page.getByRole('link', { name: /At work/ })).toBeVisible();
});

test('an address without its campaign says so', async ({ brand: page }) => {
  await join(page, 'client');
  for (const path of ['/client/campaign', '/client/campaign/edit']) {
    await page.goto(path);
    await expect(page.getByText(m.campaign_id_missing())).toBeVisible();
    await expect(page).toHaveURL('/client/campaigns');
  }
  await page.goto('/client/campaign/campaign-none/edit');
  await expect(page.getByRole('heading', { name: m.campaign_not_found() })).toBeVisible();
  await expect(page.getByText(m.campaign_not_found_text())).toBeVisible();
});

/** A new brand's draft, open in the edit form. Gives its address. */
async function startEditing(
  page: Page,
  language: Language,
  campaign: { title: string; [more: string]: unknown },
): Promise<string> {
  const says = { locale: language };
  await join(page, 'client');
  await sendCampaign(page, campaign);
  await page.goto(pathIn(language, '/client/campaigns'));
  await page.getByRole('link', { name: new RegExp(campaign.title) }).click();
  await page.getByRole('link', { name: m.campaign_edit({}, says), exact: true }).click();
  await expect(page.getByRole('heading', { name: m.edit_title({}, says), level: 1 })).toBeVisible();
  return page.url();
}
