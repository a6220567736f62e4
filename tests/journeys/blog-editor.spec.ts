import type { Page } from '@playwright/test';
import { m } from '#messages';
import { formatTypedDay } from '#messages/typed-day.ts';
import { trustingProxies } from '#tests/networks.ts';
import { aPicture } from '#tests/sample-files.ts';
import { choosePassword, cookiesIn, setSecondFactorUp, startWithStaff } from '#tests/staff-server.ts';
import { axe, expect, testOn } from './fixtures.ts';
import { inDays } from './sign-in.ts';

const [margaux, camille] = ['margaux@desk.example', 'camille@desk.example'] as const;
let links: string[] = [];

const test = testOn(async () => {
  const started = await startWithStaff([margaux, camille], { env: trustingProxies });
  links = started.links;
  return started.server;
});

const cookies = new Map<string, Promise<string>>();

async function enter(
  page: Page,
  url: string,
  email: typeof margaux | typeof camille = margaux,
): Promise<void> {
  const link = links[email === margaux ? 0 : 1] ?? '';
  const cookie =
    cookies.get(email) ??
    choosePassword(link)
      .then((unenrolled) => setSecondFactorUp(url, unenrolled))
      .then((enrolled) => enrolled.cookie);
  cookies.set(email, cookie);
  await page.context().addCookies(cookiesIn(await cookie, url));
}

test('an unsaved article stays with its editor and its address', async ({ page: desk, server }) => {
  const title = desk.locator('[name="titleFr"]');
  const slug = desk.locator('[name="slug"]');
  const written = async (name: string) => {
    await desk.goto('/staff/blog/new');
    await slug.fill(name);
    await desk.getByRole('button', { name: m.editor_save(), exact: true }).click();
    await expect(desk).toHaveURL(/entry-/);
    return desk.url();
  };
  await enter(desk, server.url);
  const [one, other] = [await written('one'), await written('other')];
  for (const [address, text] of [
    ['/staff/blog/new', 'Une nouvelle'],
    [one, 'La première'],
  ] as const) {
    await desk.goto(address);
    await title.fill(text);
    await desk.goto(other);
    await expect(slug).toHaveValue('other');
    await desk.waitForLoadState('networkidle');
    await expect(title).toHaveValue('');
    await enter(desk, server.url, camille);
    await desk.goto(address);
    await desk.waitForLoadState('networkidle'); // Scripts restore a stored draft after the page is shown.
    await expect(title).toHaveValue('');
    await enter(desk, server.url);
    await desk.reload();
    await expect(title).toHaveValue(text);
  }
});

test('the refusal of a publication is shown on the page that the editor went to', async ({
  page: desk,
  server,
}) => {
  await enter(desk, server.url);
  await desk.goto('/staff/blog/new');
  await desk.locator('[name="slug"]').fill('left');
  await desk.getByRole('button', { name: m.editor_save(), exact: true }).click();
  await expect(desk.getByText(m.editor_toast_saved())).toBeVisible();
  const hasLeft = Promise.withResolvers<void>();
  await desk.route('**/staff/blog/entry-*', async (route) => {
    if (route.request().method() === 'POST') await hasLeft.promise;
    await route.continue();
  });
  await desk.getByRole('button', { name: m.editor_publish(), exact: true }).click();
  await desk.getByRole('link', { name: m.editor_back() }).click();
  await expect(desk).toHaveURL('/staff/blog');
  hasLeft.resolve();
  await expect(desk.getByText(m.refusal_input_invalid())).toBeVisible();
});

test('staff write, schedule, unpublish and publish an article', async ({ page: desk, newPerson, server }) => {
  const slug = 'on-doors';
  const title = { Fr: 'Des portes', En: 'On doors' };
  await enter(desk, server.url);
  const reader = await newPerson();
  const whereShown = async () => {
    const places = [`/blog`, `/fr/blog`, '/api/blog-entries', '/blog/feed.xml', '/sitemap.xml'];
    const texts = await Promise.all(places.map(async (it) => (await reader.request.get(it)).text()));
    return texts.map((text) => text.includes(slug));
  };
  const field = (name: string) => desk.locator(`[name="${name}"]`);
  const button = (name: string) => desk.getByRole('button', { name, exact: true });

  await desk.goto('/staff/blog');
  await axe(desk);
  await desk.getByRole('link', { name: m.editor_new() }).click();
  for (const lang of ['Fr', 'En'] as const) await field(`title${lang}`).fill(title[lang]);
  for (const name of ['resumeFr', 'resumeEn']) await field(name).fill('Doors that open.');
  await field('bodyEn').fill('Doors that *open*. <script>alert(1)</script>');
  await field('slug').fill('Not an address');
  await button(m.editor_save()).click();
  await expect(desk.getByText(m.refusal_blog_slug_invalid())).toBeVisible();
  await field('slug').fill(slug);
  const picture = { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await aPicture() };
  await desk.getByLabel(m.editor_cover_choose(), { exact: false }).setInputFiles(picture);
  await expect(field('cover')).toHaveValue(/^image-/);
  for (const name of ['coverAltFr', 'coverAltEn']) await field(name).fill('A door');
  await button(m.editor_save()).click();
  await expect(desk.getByText(m.editor_toast_saved())).toBeVisible();
  await axe(desk);

  await button(m.editor_publish()).click();
  const missing = { field: m.editor_field_body(), language: m.editor_french() };
  await expect(desk.getByRole('alert').filter({ hasText: m.editor_missing_of(missing) })).toBeVisible();
  await field('bodyFr').fill('Des portes qui *s’ouvrent*.');
  await expect(button(m.editor_publish())).toBeDisabled();
  await button(m.editor_save()).click();
  await expect(button(m.editor_publish())).toBeEnabled();
  await desk.getByRole('link', { name: m.editor_preview() }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(title.En);
  await expect(desk.getByText('<script>alert(1)</script>')).toBeVisible();
  await axe(desk);
  await desk.getByRole('link', { name: m.editor_preview_edit() }).click();

  // A colleague saves first. The page shows both versions and asks before replacing the colleague's.
  const colleague = await newPerson();
  await enter(colleague, server.url);
  await colleague.goto(desk.url());
  await field('author').fill('Anne');
  await colleague.locator('[name="author"]').fill('Paul');
  await colleague.locator('[name="resumeEn"]').fill('A colleague’s.');
  await colleague.getByRole('button', { name: m.editor_save(), exact: true }).click();
  await expect(colleague.getByText(m.editor_toast_saved())).toBeVisible();
  const conflict = desk.getByRole('alert').filter({ hasText: m.editor_changed_meanwhile() });
  for (const reload of [false, true]) {
    if (reload) await desk.reload();
    await expect(field('author')).toHaveValue('Anne');
    await button(m.editor_save()).click();
    await expect(conflict).toBeVisible();
    await expect(field('resumeEn')).toHaveValue('A colleague’s.');
  }
  await axe(desk);
  await button(m.editor_go_on()).click();
  await expect(conflict).toHaveCount(0);
  await button(m.editor_save()).click();
  await expect(button(m.editor_publish())).toBeEnabled();
  await colleague.reload();
  await expect(colleague.locator('[name="author"]')).toHaveValue('Anne');
  await expect(colleague.locator('[name="resumeEn"]')).toHaveValue('A colleague’s.');

  await field('day').fill(formatTypedDay(inDays(3), 'en'));
  await field('time').selectOption('07:30');
  await button(m.editor_publish()).click();
  await expect(desk.getByText(m.editor_state_planned(), { exact: true })).toBeVisible();
  expect(await whereShown()).toEqual([false, false, false, false, false]);

  await button(m.editor_unpublish()).click();
  await desk.getByRole('dialog').getByRole('button', { name: m.editor_unpublish() }).click();
  await button(m.editor_publish()).click();
  await expect(desk.getByText(m.editor_state_published(), { exact: true })).toBeVisible();
  await expect.poll(whereShown).toEqual([true, true, true, true, true]);
  await reader.goto(`/blog/${slug}`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title.En);
  await expect(reader.getByRole('img', { name: 'A door' })).toBeVisible();
  await axe(reader);
});
