import { readFileSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/path-language.ts';
import { aPdf, aPicture } from '#tests/sample-files.ts';
import { axe, expect, expectLoaded, test } from './fixtures.ts';
import { meet } from './sign-in.ts';

// A reload can abort React Router's request for its manifest, which React Router logs as an error.
test.use({ expectedErrors: /Failed to fetch manifest patches/ });

const conversationOn = (page: Page) => page.getByRole('region', { name: m.conversation_title() });
/** Writes a new file and returns its path. The browser would need seconds to receive a large file from the test. */
function onDisk(name: string, bytes: Buffer): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, bytes);
  return path;
}
const picture = async (name: string, height: number) =>
  onDisk(name, await aPicture('png', { width: 900, height, background: '#7A1F3D' }));

function addFile(field: Locator, as: 'paste' | 'drop', name: string): Promise<void> {
  return field.evaluate(
    (element, { kind, fileName }) => {
      const data = new DataTransfer();
      data.items.add(new File(['On Thursday.'], fileName, { type: 'text/plain' }));
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      );
    },
    { kind: as, fileName: name },
  );
}

test('a file that is chosen before the page is interactive is uploaded', async ({ brand, influencer }) => {
  const { review } = await meet(brand, influencer);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await brand.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await brand.goto(review, { waitUntil: 'commit' });
  await conversationOn(brand)
    .locator('input[type=file]')
    .setInputFiles(await picture('table.png', 600));
  release();
  await expect(
    conversationOn(brand).getByRole('button', { name: m.conversation_detach({ name: 'table.png' }) }),
  ).toBeVisible();
});

test('both sides send files, in two languages', async ({ brand, influencer, page: stranger }) => {
  const { review, campaign } = await meet(brand, influencer);
  await brand.goto(review);
  await influencer.goto(pathIn('fr', campaign));
  const inLanguage = (locale: Language) => ({ locale });

  // The influencer uses French. The page skips a file that is too large and uploads the other files.
  const influencerSide = conversationOn(influencer);
  const fileInput = influencerSide.locator('input[type=file]');
  const large = onDisk('large.txt', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'));
  await fileInput.setInputFiles([large, await picture('table.png', 1200), await picture('room.png', 600)]);
  await expect(influencerSide.getByRole('alert')).toHaveText(
    'Le fichier est trop volumineux (10\u202fMo max)',
  );
  for (const name of ['table.png', 'room.png'])
    await expect(
      influencerSide.getByRole('button', { name: m.conversation_detach({ name }, inLanguage('fr')) }),
    ).toBeVisible({ timeout: 30_000 });
  await axe(influencer);
  await influencer.reload();
  await influencerSide.getByLabel(m.conversation_field({}, inLanguage('fr'))).fill('Voici la table.');
  await influencerSide.getByLabel(m.conversation_field({}, inLanguage('fr'))).press('Enter');
  await expect(
    influencerSide.getByRole('button', {
      name: m.conversation_detach({ name: 'room.png' }, inLanguage('fr')),
    }),
  ).toHaveCount(0);

  const empty = {
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(0),
  };
  await fileInput.setInputFiles([empty]);
  const refused = influencerSide.getByRole('listitem').filter({ hasText: 'plan.pdf' });
  await expect(refused).toContainText(m.refusal_file_empty({}, inLanguage('fr')));
  await fileInput.setInputFiles([large]);
  await expect(influencerSide.getByRole('alert')).toHaveText(
    'Le fichier est trop volumineux (10\u202fMo max)',
  );
  await influencerSide.getByLabel(m.conversation_field({}, inLanguage('fr'))).fill('Sans le plan.');
  await influencerSide.getByLabel(m.conversation_field({}, inLanguage('fr'))).press('Enter');
  await expect(influencerSide.getByText('Sans le plan.').first()).toBeVisible();
  await expect(influencerSide.getByRole('alert')).toBeHidden();
  await expect(refused).toHaveCount(0);

  const brandSide = conversationOn(brand);
  await expect(brandSide.getByText('Léa Dubois: Voici la table.')).toBeVisible();
  const table = brandSide.getByRole('button', { name: 'Enlarge table.png' });
  await expectLoaded(table.locator('img'));
  await table.click();
  const dialog = brand.getByRole('dialog');
  await expectLoaded(dialog.getByRole('img', { name: 'table.png' }));
  await axe(brand);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const answer = brandSide.getByLabel('Your message');
  const add = brandSide.locator('input[type=file]');
  await brand.route('**/api/files*', (route) => route.abort(), { times: 1 });
  await add.setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await expect(brandSide.getByText('Upload failed').first()).toBeVisible();
  await brandSide.getByRole('button', { name: 'Try again' }).click();
  await expect(brandSide.getByRole('button', { name: 'Remove brief.pdf' })).toBeVisible({ timeout: 30_000 });
  await brand.route('**/api/files*', () => {});
  const slow = `slow-${'and-with-a-long-name-'.repeat(4)}.txt`;
  await brand.setViewportSize({ width: 390, height: 844 });
  await addFile(answer, 'paste', slow);
  const tray = brandSide.getByRole('list', { name: m.conversation_attached() });
  await expect(tray.getByRole('listitem')).toHaveCount(2);
  const sides = await tray
    .getByRole('listitem')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().right));
  expect(Math.max(...sides), 'right edge of the files').toBeLessThan(390);
  await expect(brandSide.getByRole('button', { name: 'Send' })).toBeDisabled();
  await brandSide.getByRole('button', { name: `Cancel the upload of ${slow}` }).click();
  await expect(brandSide.getByRole('button', { name: 'Remove brief.pdf' })).toBeFocused();
  await brand.unroute('**/api/files*');
  await addFile(answer, 'paste', 'pasted.txt');
  await addFile(answer, 'drop', 'dropped.txt');
  for (const name of ['pasted.txt', 'dropped.txt'])
    await expect(brandSide.getByRole('button', { name: `Remove ${name}` })).toBeVisible({ timeout: 30_000 });
  await brandSide.getByRole('button', { name: 'Send' }).click();

  // Files other than images are downloaded, not opened.
  const link = influencerSide.getByRole('link', { name: /^brief\.pdf/ });
  const saving = influencer.waitForEvent('download');
  await link.click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('brief.pdf');
  expect(readFileSync(await saved.path()).equals(aPdf())).toBe(true);
  await axe(influencer);
  const address = (await link.getAttribute('href')) ?? '';
  const headers = (await influencer.request.get(address)).headers();
  expect(headers['content-disposition']).toMatch(/^attachment; filename="?brief\.pdf"?/);
  expect((await stranger.request.get(address)).status()).toBe(404);

  await influencerSide
    .getByRole('link', { name: m.abuse_link_name({ name: 'brief.pdf' }, inLanguage('fr')) })
    .click();
  await expect(influencer.getByRole('heading', { level: 1 })).toHaveText(
    m.abuse_title_file({}, inLanguage('fr')),
  );
  await expect(influencer.getByText('brief.pdf', { exact: true })).toBeVisible();
  await axe(influencer);
});
