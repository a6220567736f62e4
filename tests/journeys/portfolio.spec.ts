import type { Locator, Page } from '@playwright/test';
import { m } from '#messages';
import { aPicture } from '#tests/sample-files.ts';
import { axe, expect, test } from './fixtures.ts';
import { aCampaign, apply, join, reviewOf } from './sign-in.ts';

const rows = (page: Page) => page.getByRole('list', { name: m.portfolio_list() }).getByRole('listitem');
const titles = (page: Page) => rows(page).getByRole('heading');
const save = (page: Page) => page.getByRole('button', { name: m.portfolio_save() });

async function fill(page: Page, title: string, link = ''): Promise<void> {
  await page.getByLabel(m.portfolio_field_title()).fill(title);
  await page.getByLabel(m.portfolio_field_brand()).fill('Table des Oliviers');
  await page.getByLabel(m.portfolio_field_link(), { exact: true }).fill(link);
}

async function add(page: Page, title: string, link: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: m.portfolio_add() }).click();
  await fill(page, title, link);
  await save(page).click();
  await expect(titles(page).last()).toHaveText(title);
}

/** Returns the public profile of the only applicant to the brand's campaign. */
async function profileOf(brand: Page, influencer: Page): Promise<string> {
  const campaignId = await aCampaign(brand);
  await apply(influencer, campaignId);
  const [, id = ''] = /\/influencer\/([\w-]+)/.exec(await reviewOf(brand, campaignId)) ?? [];
  return `/influencer/${id}`;
}

/** Delays the first request that saves an order of the items until `release` is called. Counts all such requests. */
async function holdFirstOrder(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const orders = { sent: 0, stored: 0, release };
  await page.route('**/profile/portfolio.data*', async (route) => {
    const isOrder = route.request().method() === 'POST';
    if (!isOrder) return route.fallback();
    orders.sent += 1;
    if (orders.sent === 1) await promise;
    await route.fulfill({ response: await route.fetch() });
    orders.stored += 1;
  });
  return orders;
}

/** Waits until the server has stored an order, because the page shows the order earlier. */
const stored = (page: Page) => page.waitForResponse((it) => it.request().method() === 'POST' && it.ok());

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('A row is not on the page.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height - 4, { steps: 5 });
  // Near an edge of the window, the moves have scrolled the page, so the target is somewhere else now.
  const moved = (await to.boundingBox()) ?? end;
  await page.mouse.move(moved.x + moved.width / 2, moved.y + moved.height - 4);
  await page.mouse.up();
}

test('an influencer shows past works, and a brand sees them', async ({
  brand,
  influencer: page,
  page: visitor,
}) => {
  test.slow();
  await join(brand, 'client');
  await join(page, 'influencer');
  // The cookie banner would cover a part of the footer's links.
  await page.request.post('/api/consent', { form: { decision: 'accepted' } });
  await page.goto('/profile/portfolio');
  await expect(page.getByRole('heading', { name: m.portfolio_empty() })).toBeVisible();
  await axe(page);

  await page.getByRole('link', { name: m.portfolio_add() }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await fill(page, 'Autumn menu', 'http://vogue.example');
  await save(page).click();
  await expect(page.getByText(m.refusal_portfolio_link_refused())).toBeVisible();
  await expect(page.getByLabel(m.portfolio_field_link(), { exact: true })).toBeFocused();
  await page.getByLabel(m.portfolio_field_link(), { exact: true }).fill('');
  await save(page).click();
  await expect(page.getByText(m.refusal_portfolio_link_or_picture())).toBeVisible();
  const picture = { name: 'table.jpg', mimeType: 'image/jpeg', buffer: await aPicture() };
  await page.getByLabel(m.portfolio_choose(), { exact: false }).setInputFiles(picture);
  await page.getByLabel(m.portfolio_field_alt()).fill('A table by a window');
  await axe(page);
  await page.reload();
  await expect(page.getByLabel(m.portfolio_field_title())).toHaveValue('Autumn menu');
  await save(page).click();
  await expect(titles(page)).toHaveText(['Autumn menu']);
  await add(page, 'Winter menu', 'https://vogue.example/winter');
  await add(page, 'Spring menu', 'vogue.example/spring');
  await axe(page);

  const orders = await holdFirstOrder(page);
  const up = page.getByRole('button', { name: m.portfolio_up({ title: 'Spring menu' }) });
  await up.press('Enter');
  await up.press('Enter');
  await expect(titles(page)).toHaveText(['Spring menu', 'Autumn menu', 'Winter menu']);
  await expect(up).toBeFocused();
  await page.getByRole('button', { name: m.portfolio_down({ title: 'Spring menu' }) }).press('Enter');
  await expect(titles(page)).toHaveText(['Autumn menu', 'Spring menu', 'Winter menu']);
  await expect(
    page.getByText(m.portfolio_moved({ title: 'Spring menu', place: 2, count: 3 })),
  ).toBeAttached();
  expect(orders.sent).toBe(1);
  orders.release();
  await expect.poll(() => orders.stored).toBe(2);
  const saved = stored(page);
  await drag(page, rows(page).first().getByTitle(m.portfolio_drag()), rows(page).last());
  await expect(titles(page)).toHaveText(['Spring menu', 'Winter menu', 'Autumn menu']);
  await saved;
  await page.reload();
  await expect(titles(page)).toHaveText(['Spring menu', 'Winter menu', 'Autumn menu']);

  await page.getByRole('button', { name: `${m.remove()} Winter menu` }).click();
  await expect(titles(page)).toHaveText(['Spring menu', 'Autumn menu']);
  const undo = page.getByRole('button', { name: m.undo() });
  await expect(undo).toBeFocused();
  await axe(page);
  await undo.press('Enter');
  await expect(titles(page)).toHaveText(['Spring menu', 'Winter menu', 'Autumn menu']);
  await expect(undo).toBeHidden();

  const address = await profileOf(brand, page);
  await brand.goto(address);
  const works = brand.getByRole('region', { name: m.portfolio_title() });
  await expect(works.getByRole('heading', { level: 3 })).toContainText([
    'Spring menu',
    'Winter menu',
    'Autumn menu',
  ]);
  const link = works.getByRole('link', { name: 'Winter menu' });
  await expect(link).toHaveAttribute('href', 'https://vogue.example/winter');
  await expect(link).toHaveAttribute('rel', 'nofollow noopener ugc');
  const image = works.getByRole('img', { name: 'A table by a window' });
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  const source = (await image.getAttribute('src')) ?? '';
  expect(source).toMatch(/^\/files\/image-/);
  await axe(brand);
  expect((await brand.request.get(source)).status()).toBe(200);
  expect((await visitor.request.get(source)).status()).toBe(404);
  await works.getByRole('link', { name: m.abuse_link_name({ name: 'Autumn menu' }) }).click();
  await expect(brand.getByRole('heading', { level: 1 })).toHaveText(m.abuse_title_file());
  await expect(brand.getByText('Autumn menu · Table des Oliviers')).toBeVisible();
});

test('without scripts, works with links are added, ordered, removed and restored', async ({
  unscripted: page,
}) => {
  await join(page, 'influencer');
  await page.goto('/profile/portfolio');
  await add(page, 'One', 'https://vogue.example/1');
  await add(page, 'Two', 'https://vogue.example/2');
  await page.getByRole('button', { name: m.portfolio_up({ title: 'Two' }) }).click();
  await expect(titles(page)).toHaveText(['Two', 'One']);
  await page.getByRole('link', { name: m.portfolio_edit_name({ title: 'One' }) }).click();
  await fill(page, 'First', 'vogue');
  await save(page).click();
  await expect(page.getByText(m.refusal_portfolio_link_refused())).toBeVisible();
  await fill(page, 'First', 'https://vogue.example/1');
  await save(page).click();
  await page.getByRole('button', { name: `${m.remove()} First` }).click();
  await expect(titles(page)).toHaveText(['Two']);
  await page.getByRole('button', { name: m.undo() }).click();
  await expect(titles(page)).toHaveText(['Two', 'First']);
});
