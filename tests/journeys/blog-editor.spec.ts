import type { Page } from '@playwright/test';
import { languages } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { believingProxies } from '#tests/networks.ts';
import { aPicture } from '#tests/sample-files.ts';
import type { RunningServer } from '#tests/server.ts';
import { choosePassword, setSecondFactorUp, startWithStaff } from '#tests/staff-server.ts';
import { axe, test as base, expect } from './fixtures.ts';
import { inDays } from './sign-in.ts';

let link = '';

/** With somebody at the desk, made at the command line before the start. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that nothing is needed
    async ({}, use) => {
      const started = await startWithStaff(['margaux@desk.example'], { env: believingProxies });
      [link = ''] = started.links;
      await use(started.server);
      await started.server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

let signedIn: Promise<string> | undefined;

/** Signs the page's browser in as the operator's, who has proved a second factor. */
async function enter(page: Page, url: string): Promise<void> {
  signedIn ??= choosePassword(link)
    .then((cookie) => setSecondFactorUp(url, cookie))
    .then(({ cookie }) => cookie);
  const cookies = (await signedIn).split('; ').map((it) => {
    const [name = '', value = ''] = it.split(/=(.*)/);
    return { name, value, url };
  });
  await page.context().addCookies(cookies);
}

for (const language of languages) {
  const says = { locale: language };

  test(`an article is written, planned and published, in ${language}`, async ({
    page: desk,
    newPerson,
    server,
  }) => {
    const to = (path: string) => pathIn(language, path);
    const slug = `on-doors-${language}`;
    const title = { Fr: `Des portes, ${language}`, En: `On doors, ${language}` };
    await enter(desk, server.url);
    const reader = await newPerson();
    const isShown = async () => {
      const places = [`/blog`, `/fr/blog`, '/api/blog-entries', '/blog/feed.xml', '/sitemap.xml'];
      const texts = await Promise.all(places.map(async (it) => (await reader.request.get(it)).text()));
      return texts.map((text) => text.includes(slug));
    };
    const field = (name: string) => desk.locator(`[name="${name}"]`);
    const button = (name: string) => desk.getByRole('button', { name, exact: true });

    await desk.goto(to('/staff/blog'));
    await axe(desk);
    await desk.getByRole('link', { name: m.editor_new({}, says) }).click();
    for (const lang of ['Fr', 'En'] as const) await field(`title${lang}`).fill(title[lang]);
    for (const name of ['resumeFr', 'resumeEn', 'bodyEn']) await field(name).fill('Doors that *open*.');
    await field('slug').fill('Not an address');
    await button(m.editor_save({}, says)).click();
    await expect(desk.getByText(m.refusal_blog_slug_invalid({}, says))).toBeVisible();
    await field('slug').fill(slug);
    const picture = { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await aPicture() };
    await desk.getByLabel(m.editor_cover_choose({}, says), { exact: false }).setInputFiles(picture);
    await expect(field('cover')).toHaveValue(/^image-/);
    for (const name of ['coverAltFr', 'coverAltEn']) await field(name).fill('A door');
    await button(m.editor_save({}, says)).click();
    await expect(desk.getByText(m.editor_toast_saved({}, says))).toBeVisible();
    await axe(desk);

    await button(m.editor_publish({}, says)).click();
    const missing = { field: m.editor_field_body({}, says), language: m.editor_french({}, says) };
    await expect(
      desk.getByRole('alert').filter({ hasText: m.editor_missing_of(missing, says) }),
    ).toBeVisible();
    await field('bodyFr').fill('Des portes qui *s’ouvrent*. <script>alert(1)</script>');
    await expect(button(m.editor_publish({}, says))).toBeDisabled();
    await button(m.editor_save({}, says)).click();
    await expect(button(m.editor_publish({}, says))).toBeEnabled();
    await desk.getByRole('link', { name: m.editor_preview({}, says) }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(title[language === 'fr' ? 'Fr' : 'En']);
    if (language === 'fr') await expect(desk.getByText('<script>alert(1)</script>')).toBeVisible();
    await axe(desk);
    await desk.getByRole('link', { name: m.editor_preview_edit({}, says) }).click();

    // A colleague is faster: nothing of either is lost, and whoever goes on with their own words says so.
    const colleague = await newPerson();
    await enter(colleague, server.url);
    await colleague.goto(desk.url());
    await field('author').fill('Anne');
    await colleague.locator('[name="author"]').fill('Paul');
    await colleague.locator('[name="resumeEn"]').fill('A colleague’s.');
    await colleague.getByRole('button', { name: m.editor_save({}, says), exact: true }).click();
    await expect(colleague.getByText(m.editor_toast_saved({}, says))).toBeVisible();
    const late = desk.getByRole('alert').filter({ hasText: m.editor_changed_meanwhile({}, says) });
    for (const again of [false, true]) {
      if (again) await desk.reload();
      await expect(field('author')).toHaveValue('Anne');
      await button(m.editor_save({}, says)).click();
      await expect(late).toBeVisible();
      await expect(field('resumeEn')).toHaveValue('A colleague’s.');
    }
    await axe(desk);
    await button(m.editor_go_on({}, says)).click();
    await expect(late).toHaveCount(0);
    await button(m.editor_save({}, says)).click();
    await expect(button(m.editor_publish({}, says))).toBeEnabled();
    await colleague.reload();
    await expect(colleague.locator('[name="author"]')).toHaveValue('Anne');
    await expect(colleague.locator('[name="resumeEn"]')).toHaveValue('A colleague’s.');

    await field('day').fill(inDays(3));
    await field('time').fill('07:30');
    await button(m.editor_publish({}, says)).click();
    await expect(desk.getByText(m.editor_state_planned({}, says), { exact: true })).toBeVisible();
    expect(await isShown()).toEqual([false, false, false, false, false]);

    await button(m.editor_unpublish({}, says)).click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: m.editor_unpublish({}, says) })
      .click();
    await button(m.editor_publish({}, says)).click();
    await expect(desk.getByText(m.editor_state_published({}, says), { exact: true })).toBeVisible();
    await expect.poll(isShown).toEqual([true, true, true, true, true]);
    await reader.goto(to(`/blog/${slug}`));
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(
      title[language === 'fr' ? 'Fr' : 'En'],
    );
    await expect(reader.getByRole('img', { name: 'A door' })).toBeVisible();
    await axe(reader);
  });
}
