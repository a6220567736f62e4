import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { aPdf, aPicture } from '#tests/sample-files.ts';
import { axe, expect, test } from './fixtures.ts';
import { meet } from './sign-in.ts';

// Nobody answers, on purpose.
test.use({ expectedTrouble: /Failed to fetch manifest patches/ });

const talk = (page: Page) => page.getByRole('region', { name: m.conversation_title() });
const picture = async (name: string, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await aPicture('png', { width: 900, height, background: '#7A1F3D' }),
});
const isSeen = (image: Locator) =>
  expect.poll(() => image.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth > 0)).toBe(true);

/** Pastes, or drops, a file as a browser would hand it over. */
function hand(box: Locator, as: 'paste' | 'drop', name: string): Promise<void> {
  return box.evaluate(
    (element, { kind, called }) => {
      const data = new DataTransfer();
      data.items.add(new File(['On Thursday.'], called, { type: 'text/plain' }));
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      );
    },
    { kind: as, called: name },
  );
}

test('files go to and fro, in two languages', async ({ brand, influencer, page: stranger }) => {
  const { review, campaign } = await meet(brand, influencer);
  await brand.goto(review);
  await influencer.goto(pathIn('fr', campaign));
  const says = (locale: Language) => ({ locale });

  // The influencer, in French: what is too large is skipped, and the rest arrives.
  const box = talk(influencer);
  const choose = box.locator('input[type=file]');
  const large = {
    name: 'large.txt',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 'a'),
  };
  await choose.setInputFiles([large, await picture('table.png', 1200), await picture('room.png', 600)]);
  await expect(box.getByRole('alert')).toHaveText('Le fichier est trop volumineux (10\u202fMo max)');
  for (const name of ['table.png', 'room.png'])
    await expect(box.getByRole('button', { name: m.conversation_detach({ name }, says('fr')) })).toBeVisible({
      timeout: 30_000,
    });
  await axe(influencer);
  await influencer.reload(); // and is still there
  await box.getByLabel(m.conversation_field({}, says('fr'))).fill('Voici la table.');
  await box.getByLabel(m.conversation_field({}, says('fr'))).press('Enter');
  await expect(
    box.getByRole('button', { name: m.conversation_detach({ name: 'room.png' }, says('fr')) }),
  ).toHaveCount(0);

  // What was said of a file goes with the next message.
  await choose.setInputFiles([large]);
  await expect(box.getByRole('alert')).toHaveText('Le fichier est trop volumineux (10\u202fMo max)');
  await box.getByLabel(m.conversation_field({}, says('fr'))).fill('Sans le plan.');
  await box.getByLabel(m.conversation_field({}, says('fr'))).press('Enter');
  await expect(box.getByText('Sans le plan.').first()).toBeVisible();
  await expect(box.getByRole('alert')).toBeHidden();

  // The brand, in English, looks at one of them closely.
  const heard = talk(brand);
  await expect(heard.getByText('Léa Dubois: Voici la table.')).toBeVisible();
  const table = heard.getByRole('button', { name: 'Enlarge table.png' });
  await isSeen(table.locator('img'));
  await table.click();
  const dialog = brand.getByRole('dialog');
  await isSeen(dialog.getByRole('img', { name: 'table.png' }));
  await axe(brand);
  await dialog.getByRole('button', { name: 'Close' }).click();

  // It answers with a paper alone, pasted words and dropped ones; one is tried again, one stopped.
  const answer = heard.getByLabel('Your message');
  const add = heard.locator('input[type=file]');
  await brand.route('**/api/files*', (route) => route.abort(), { times: 1 });
  await add.setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await expect(heard.getByText('Upload failed').first()).toBeVisible();
  await heard.getByRole('button', { name: 'Try again' }).click();
  await expect(heard.getByRole('button', { name: 'Remove brief.pdf' })).toBeVisible({ timeout: 30_000 });
  await brand.route('**/api/files*', () => {});
  const slow = `slow-${'and-with-a-long-name-'.repeat(4)}.txt`;
  await brand.setViewportSize({ width: 390, height: 844 });
  await hand(answer, 'paste', slow);
  const tray = heard.getByRole('list', { name: m.conversation_attached() });
  await expect(tray.getByRole('listitem')).toHaveCount(2);
  const sides = await tray
    .getByRole('listitem')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().right));
  expect(Math.max(...sides), 'where they end').toBeLessThan(390);
  await expect(heard.getByRole('button', { name: 'Send' })).toBeDisabled();
  await heard.getByRole('button', { name: `Cancel the upload of ${slow}` }).click();
  await brand.unroute('**/api/files*');
  await hand(answer, 'paste', 'pasted.txt');
  await hand(answer, 'drop', 'dropped.txt');
  for (const name of ['pasted.txt', 'dropped.txt'])
    await expect(heard.getByRole('button', { name: `Remove ${name}` })).toBeVisible({ timeout: 30_000 });
  await heard.getByRole('button', { name: 'Send' }).click();

  // What is no picture is saved, never opened; and nobody else is given anything.
  const link = box.getByRole('link', { name: 'brief.pdf' });
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
});
