import type { Page } from '@playwright/test';
import { m } from '#messages';
import { axe, expect, test } from './fixtures.ts';
import { aDraft, join } from './sign-in.ts';

for (const list of ['/client/campaigns', '/client/dashboard']) {
  test(`the filters of ${list} are part of its address and work without scripts`, async ({
    brand: page,
    newPerson,
  }) => {
    await join(page, 'client');
    await page.goto(list);
    await expect(page.getByRole('link', { name: m.campaign_create() }).first()).toBeVisible();
    await aDraft(page, { title: 'In spring', startDate: '2031-03-01', endDate: '2031-05-31' });
    await aDraft(page, { title: 'In summer', startDate: '2031-06-01', endDate: '2031-08-31' });
    await page.goto(list);
    await expect(page.getByText(m.campaign_list_total({ count: 2 }), { exact: true })).toBeVisible();
    await axe(page);

    // On the dashboard, drafts also appear in the to-do list.
    const listOn = (it: Page) =>
      list === '/client/dashboard' ? it.getByRole('article') : it.getByRole('table');
    const tab = (name: string) =>
      page
        .getByRole('navigation', { name: m.campaign_list_filters() })
        .getByRole('link', { name: new RegExp(`^${name}`) });
    await tab(m.campaign_filter_canceled()).click();
    await expect(page.getByText(m.campaign_list_empty())).toBeVisible();
    await tab(m.campaign_filter_draft()).click();
    await expect(listOn(page).getByRole('link', { name: /In spring/ })).toBeVisible();
    await page.getByLabel(m.campaign_list_from()).fill('6/1/2031');
    await page.getByRole('button', { name: m.campaign_list_show(), exact: true }).click();
    await expect(page.getByText(m.campaign_list_total({ count: 1 }), { exact: true })).toBeVisible();
    await expect(listOn(page).getByRole('link', { name: /In spring/ })).toHaveCount(0);
    await axe(page);
    expect(new URL(page.url()).search).toBe('?status=draft&from=2031-06-01');

    await test.step('the address shows the same list without scripts', async () => {
      const storageState = await page.context().storageState();
      const plain = await newPerson({ javaScriptEnabled: false, storageState });
      await plain.goto(page.url());
      await expect(listOn(plain).getByRole('link', { name: /In summer/ })).toBeVisible();
      await expect(listOn(plain).getByRole('link', { name: /In spring/ })).toHaveCount(0);
      await plain.getByRole('link', { name: m.campaign_list_all_dates() }).click();
      await expect(listOn(plain).getByRole('link', { name: /In spring/ })).toBeVisible();
      await plain.getByLabel(m.campaign_list_to(), { exact: true }).fill('05/31/2031');
      await plain.getByRole('button', { name: m.campaign_list_show(), exact: true }).click();
      await expect(listOn(plain).getByRole('link', { name: /In summer/ })).toHaveCount(0);
      await expect(listOn(plain).getByRole('link', { name: /In spring/ })).toBeVisible();
    });
  });
}

test('a campaign list has twenty campaigns a page', async ({ brand: page }) => {
  await join(page, 'client');
  for (let n = 1; n <= 21; n++) await aDraft(page, { title: `Campaign ${n}.` });
  await page.goto('/client/campaigns?status=draft');
  await expect(page.getByText(m.campaign_list_total({ count: 21 }), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Campaign 1\./ })).toHaveCount(0);
  await page.getByRole('link', { name: m.page_next() }).click();
  await expect(page.getByRole('link', { name: /Campaign 1\./ })).toBeVisible();

  // The date fields are stacked on the narrowest phones and side by side on wider screens.
  const boxOf = (label: string) => page.getByLabel(label, { exact: true }).boundingBox();
  const areApart = async (width: number, side: 'x' | 'y') => {
    await page.setViewportSize({ width, height: 900 });
    const [from, to] = [await boxOf(m.campaign_list_from()), await boxOf(m.campaign_list_to())];
    const size = side === 'x' ? from?.width : from?.height;
    return from && to && size && from[side] + size < to[side];
  };
  expect([await areApart(320, 'y'), await areApart(390, 'x'), await areApart(768, 'x')]).toEqual(
    Array(3).fill(true),
  );
  await expect(page).toHaveURL('/client/campaigns?status=draft&page=2');

  await page.getByRole('link', { name: /Campaign 1\./ }).click();
  await page.getByRole('link', { name: m.campaign_edit(), exact: true }).click();
  await page.getByLabel(m.wizard_name()).fill('Campaign 1. Again');
  await page.getByRole('button', { name: m.edit_save(), exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Campaign 1. Again', level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: m.campaign_back_to_list() }).click();
  await expect(page).toHaveURL('/client/campaigns?status=draft&page=2');
});

test('a slowly loading campaign shows its outline', async ({ brand: page }) => {
  await join(page, 'client');
  await aDraft(page, { title: 'Slowly' });
  await page.goto('/client/campaigns');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/campaign/campaign-*.data*', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('link', { name: /Slowly/ }).click();
  await expect(page.getByText(m.campaign_loading())).toBeAttached();
  await expect(page.getByRole('link', { name: /Slowly/ })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: 'Slowly', level: 1 })).toBeVisible();
  await expect(page.getByText(m.campaign_loading())).toHaveCount(0);
});

test('the layout of the lists is kept, with and without scripts', async ({ brand: page, newPerson }) => {
  await join(page, 'client');
  await aDraft(page, { title: 'Kept' });
  const form = (it: Page) => it.getByRole('form', { name: m.campaign_layout() });
  await page.goto('/client/dashboard');
  await expect(page.getByRole('article')).toHaveCount(1);
  await form(page).getByRole('button', { name: m.campaign_layout_rows() }).click();
  await expect(page.getByRole('table').getByRole('link', { name: 'Kept' })).toBeVisible();
  await expect(form(page).getByRole('button', { name: m.campaign_layout_rows() })).toBeFocused();
  await axe(page);
  await page.goto('/client/campaigns');
  await form(page).getByRole('button', { name: m.campaign_layout_cards() }).click();
  await expect(page.getByRole('article')).toHaveCount(1);

  const plain = await newPerson({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  await plain.goto('/client/dashboard?status=draft');
  await expect(plain.getByRole('article')).toHaveCount(1);
  await form(plain).getByRole('button', { name: m.campaign_layout_rows() }).click();
  await expect(plain).toHaveURL('/client/dashboard?status=draft');
  await expect(plain.getByRole('table').getByRole('link', { name: 'Kept' })).toBeVisible();
});
