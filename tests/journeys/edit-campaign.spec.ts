import type { Page } from '@playwright/test';
import { blankCampaign } from '#domain/campaigns/campaign-draft.ts';
import { m } from '#messages';
import { axe, expect, test } from './fixtures.ts';
import { beforeScripts } from './held-scripts.ts';
import { aDraft, join, publish } from './sign-in.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: false }).first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saveButton = (page: Page) => button(page, m.edit_save());
const titleField = (page: Page) => field(page, m.wizard_name());
const idIn = (address: string) => /campaign-[\w-]+/.exec(address)?.[0] ?? '';
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('every field of a draft is edited and the draft published', async ({ brand: page }) => {
  test.slow();
  await startEditing(page, { title: 'Unready', slot1: blankCampaign.slot1 });
  await axe(page);

  await test.step('a change of type clears the fields that no longer apply', async () => {
    await page.getByRole('radio', { name: m.compensation_paid() }).check();
    await expect(field(page, m.wizard_gift_description())).toBeHidden();
    const price = field(page, m.wizard_post_price());
    await price.fill('a lot');
    await expect(page.getByText(m.refusal_field_invalid_number())).toBeVisible();
    await price.fill('12,50');
    await expect(page.getByText(/12[.,]50\s?€|€12\.50/)).toBeVisible();
    await page.getByRole('radio', { name: m.compensation_giftedAndPaid() }).check();
    await expect(field(page, m.wizard_gift_description())).toHaveValue('');
    await field(page, m.wizard_gift_description()).fill('A bottle of the house');
  });

  await test.step('a venue requires time slots that do not overlap', async () => {
    await titleField(page).fill('Ready at last');
    await saveButton(page).click();
    await expect(page.getByText(m.refusal_field_slot_required())).toBeVisible();
    const slot = (number: number) => page.getByRole('group', { name: m.wizard_slot({ number }) });
    const from = (number: number) => slot(number).getByLabel(m.wizard_slot_from(), { exact: true });
    const until = (number: number) => slot(number).getByLabel(m.wizard_slot_to(), { exact: true });
    await expect(from(1)).toBeFocused();
    await from(1).selectOption('10:00');
    await until(1).selectOption('12:00');
    await button(page, m.wizard_slot_add()).click();
    await from(2).selectOption('11:30');
    await until(2).selectOption('13:00');
    await expect(page.getByText(m.refusal_field_slots_overlap())).toBeVisible();
    await from(2).selectOption('12:00');
    await expect(page.getByText(m.refusal_field_slots_overlap())).toBeHidden();
  });

  await test.step('a collaboration without a venue clears the venue', async () => {
    await page.getByRole('checkbox', { name: m.thematic_travel(), exact: true }).press('Space');
    await page.getByRole('slider', { name: m.wizard_min_age() }).press('ArrowRight');
    const collaboration = field(page, m.wizard_collaboration_legend());
    await collaboration.selectOption('instagram');
    await expect(field(page, m.wizard_venue_name())).toBeHidden();
    await collaboration.selectOption('restaurant');
    await expect(field(page, m.wizard_venue_name())).toHaveValue('');
    await page.reload({ waitUntil: 'networkidle' });
    await expect(titleField(page)).toHaveValue('Ready at last');
    await collaboration.selectOption('instagram');
    await axe(page);
  });

  await test.step('the status field publishes the draft', async () => {
    const status = field(page, m.edit_status());
    await expect(status.locator('option')).toHaveText([
      m.campaign_status_draft(),
      m.campaign_status_active(),
      m.campaign_status_canceled(),
    ]);
    await status.selectOption('active');
    await saveButton(page).click();
    await axe(page);
    await confirm(page, m.campaign_transition_publish());
    await expect(page.getByText(m.edit_updated())).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready at last');
    await expect(page.getByText(m.campaign_status_active(), { exact: true })).toBeVisible();
    await expect(page.getByText('A bottle of the house')).toBeVisible();
    await expect(page.getByText(m.thematic_travel(), { exact: true })).toBeVisible();
  });
});

test('the second of two editors compares both versions and chooses', async ({ brand: page }) => {
  const address = await startEditing(page, { title: 'Before' });
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

test('the input for a campaign that was published meanwhile can be read but not saved', async ({
  brand: page,
}) => {
  const address = await startEditing(page, { title: 'Before' });
  await titleField(page).fill('Mine');
  await publish(page, idIn(address));

  await saveButton(page).click();
  await button(page, m.edit_compare()).click();
  await expect(page.getByRole('radio', { name: 'Mine' })).toBeDisabled();
  await confirm(page, m.edit_compare_take_saved());
  await expect(titleField(page)).toHaveCount(0);
  await expect(page.getByText('Before', { exact: true })).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
});

test('leaving with unsaved changes asks for confirmation', async ({ brand: page }) => {
  const address = await startEditing(page, { title: 'Before' });
  await test.step('input from before the scripts arrive is kept', async () => {
    await beforeScripts(page, address, async () => {
      await titleField(page).fill('Not saved');
      await page.getByRole('slider', { name: m.wizard_min_age() }).press('ArrowRight');
    });
    const { minAge, maxAge } = blankCampaign;
    await expect(page.getByText(m.wizard_ages_value({ min: minAge + 1, max: maxAge }))).toBeVisible();
    await expect(titleField(page)).toHaveValue('Not saved');
  });
  await page.getByRole('link', { name: m.nav_dashboard() }).first().click();
  await expect(page.getByRole('dialog', { name: m.edit_leave_title() })).toBeVisible();
  await axe(page);
  await confirm(page, m.edit_leave_stay());
  await expect(titleField(page)).toHaveValue('Not saved');

  await test.step('a change of language asks nothing', async () => {
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).not.toHaveURL(address);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(address);
    await expect(titleField(page)).toHaveValue('Not saved');
  });

  await test.step('a reload asks for confirmation and keeps the input', async () => {
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(titleField(page)).toHaveValue('Not saved');
  });

  await test.step('a failed save keeps the input', async () => {
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

test('an active campaign is ended and completed', async ({ brand: page }) => {
  const address = await startEditing(page, { title: 'At work' });
  await publish(page, idIn(address));
  await page.reload();
  await expect(titleField(page)).toHaveCount(0);
  await expect(saveButton(page)).toBeDisabled();
  await expect(page.getByText('12 rue Mercière')).toBeHidden();
  await page.getByText(m.edit_facts()).click();
  await expect(page.getByText('12 rue Mercière')).toBeVisible();
  await axe(page);
  await field(page, m.edit_status()).selectOption('ended');
  await saveButton(page).click();
  await confirm(page, m.campaign_transition_end());
  await expect(page.getByText(m.edit_updated())).toBeVisible();

  await page.goto(address);
  await expect(field(page, m.edit_status())).toBeDisabled();
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/edit')) saves.push(request.url());
  });
  await button(page, m.campaign_transition_complete()).click();
  await confirm(page, m.campaign_transition_complete());
  await expect(page.getByText(m.campaign_toast_completed())).toBeVisible();
  await expect(page.getByText(m.campaign_status_completed(), { exact: true })).toBeVisible();
  expect(saves, 'the dialog’s form does not submit the edit form').toEqual([]);
  await page.goto('/client/campaigns?status=ended');
  await expect(page.getByRole('link', { name: /At work/ })).toBeVisible();
});

async function startEditing(page: Page, campaign: object): Promise<string> {
  await join(page, 'client');
  const campaignId = await aDraft(page, campaign);
  await page.goto(`/client/campaign/${campaignId}`);
  await page.getByRole('link', { name: m.campaign_edit(), exact: true }).click();
  await expect(page.getByRole('heading', { name: m.edit_title(), level: 1 })).toBeVisible();
  return page.url();
}
