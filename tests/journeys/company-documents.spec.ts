import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { m } from '#messages';
import { aPdf, aPicture } from '#tests/sample-files.ts';
import { axe, expect, test } from './fixtures.ts';
import { join } from './sign-in.ts';

// One route responds 503. Offline, React Router cannot fetch its manifest.
test.use({ expectedErrors: /50\d .*\/api\/company\/documents|Failed to fetch manifest patches/ });

const pdf = (name: string, buffer = aPdf()) => ({ name, mimeType: 'application/pdf', buffer });
const text = {
  tooLarge: 'File size exceeds 5MB limit',
  wrongType: 'This type of file is not accepted: PDF, JPG or PNG only.',
  addFailed: 'Failed to add document',
  removeFailed: 'Failed to remove document',
  uploadFailed: 'Upload failed',
  small: /^Kbis extract · 1\u202fKB · /,
};

const documentsOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Documents', exact: true }) });

test('a brand adds and removes documents', async ({ brand: page, influencer: stranger }) => {
  test.slow();
  await join(page, 'client');
  await join(stranger, 'influencer');
  await page.goto('/profile/company');
  const section = documentsOf(page);
  await expect(section.getByText(m.company_no_documents())).toBeVisible();
  const fileInput = section.locator('input[type=file]');
  await expect(page.getByText(m.company_drop())).toHaveCount(2);

  await fileInput.setInputFiles(pdf('large.pdf', Buffer.alloc(5 * 1024 * 1024 + 1)));
  await expect(section.getByRole('alert')).toHaveText(text.tooLarge);
  await fileInput.setInputFiles(pdf('script.pdf', Buffer.from('<html><script></script></html>')));
  await expect(section.getByText(text.wrongType).last()).toBeVisible();
  await axe(page);
  await section.getByRole('button', { name: m.media_remove() }).click();

  await page.route('**/api/files*', () => {});
  const slow = `slow-${'scan-'.repeat(15)}.pdf`;
  await fileInput.setInputFiles(pdf(slow));
  const stop = section.getByRole('button', { name: m.media_cancel_name({ name: slow }) });
  await expect(stop).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 720 });
  await stop.click();
  await expect(section.getByText(m.company_no_documents())).toBeVisible();
  await expect(fileInput).toBeFocused();
  await page.unroute('**/api/files*');

  await page.getByLabel(m.company_city()).fill('Lyon');
  await fileInput.setInputFiles(pdf('kbis.pdf'));
  const link = section.getByRole('link', { name: 'kbis.pdf' });
  await expect(link).toBeVisible({ timeout: 30_000 });
  await expect(section.getByText(text.small)).toBeVisible();
  await section.getByText(m.company_document_other(), { exact: true }).click();
  await fileInput.setInputFiles({
    name: 'carte.png',
    mimeType: 'image/png',
    buffer: await aPicture('png', { width: 300, height: 200 }),
  });
  const picture = section.getByRole('link', { name: 'carte.png' });
  await expect(picture).toBeVisible({ timeout: 30_000 });
  await expect(section.getByRole('listitem').first()).toContainText(m.company_document_other());
  await expect(page.getByLabel(m.company_city())).toHaveValue('Lyon');
  await axe(page);

  const saving = page.waitForEvent('download');
  await link.click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('kbis.pdf');
  expect(readFileSync(await saved.path()).equals(aPdf())).toBe(true);
  const address = (await picture.getAttribute('href')) ?? '';
  const answer = await page.request.get(address);
  expect(answer.headers()['content-disposition']).toMatch(/^attachment; filename="?carte\.jpg"?/);
  expect((await stranger.request.get(address)).status()).toBe(404);

  await page.context().setOffline(true);
  await fileInput.setInputFiles(pdf('lease.pdf'));
  await expect(section.getByText(text.uploadFailed).first()).toBeVisible();
  await section.getByRole('button', { name: m.company_document_remove_name({ name: 'kbis.pdf' }) }).click();
  const dialog = page.getByRole('dialog');
  await axe(page);
  await dialog.getByRole('button', { name: m.company_document_remove() }).click();
  await expect(page.getByText(text.removeFailed)).toBeVisible();
  await expect(link).toBeVisible();
  await page.context().setOffline(false);
  await section.getByRole('button', { name: m.company_document_remove_name({ name: 'kbis.pdf' }) }).click();
  await dialog.getByRole('button', { name: m.company_document_remove() }).click();
  await expect(page.getByText(m.company_document_removed())).toBeVisible();
  await expect(link).toHaveCount(0);

  // The upload succeeds but adding the document to the company fails. The retry must not upload again.
  let uploads = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/files')) uploads += 1;
  });
  await page.route('**/api/company/documents', (route) => route.fulfill({ status: 503, body: 'down' }));
  await section.getByRole('button', { name: m.media_retry() }).click();
  await expect(page.getByText(text.addFailed).first()).toBeVisible();
  await page.unroute('**/api/company/documents');
  await section.getByRole('button', { name: m.media_retry() }).click();
  await expect(section.getByRole('link', { name: 'lease.pdf' })).toBeVisible();
  expect(uploads).toBe(1);
  await page.reload();
  await expect(section.getByRole('listitem')).toHaveCount(2);

  // Six uploads exceed the limit of parallel uploads, so some wait. No reload of the list is aborted.
  const abortedReloads: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().includes('.data')) abortedReloads.push(request.url());
  });
  await fileInput.setInputFiles(Array.from({ length: 6 }, (_, number) => pdf(`page-${number}.pdf`)));
  await expect(section.getByRole('link', { name: /^page-/ })).toHaveCount(6, { timeout: 30_000 });
  expect(abortedReloads).toEqual([]);

  const lease = section.getByRole('listitem').filter({ hasText: 'lease.pdf' });
  await lease.getByRole('button').click();
  const documentId = (await page.locator('input[name=documentId]').getAttribute('value')) ?? '';
  const form = { intent: 'remove-document', documentId };
  expect((await page.request.post('/profile/company', { form })).status()).toBe(200);
  await dialog.getByRole('button', { name: m.company_document_remove() }).click();
  await expect(page.getByText(m.refusal_company_document_not_found())).toBeVisible();
  await expect(lease).toHaveCount(0);

  // Leaving during a reload of the list shows no error.
  await page.route('**/profile/company.data**', () => {});
  const reading = page.waitForRequest('**/profile/company.data**');
  await fileInput.setInputFiles(pdf('last.pdf'));
  await reading;
  await page.getByRole('link', { name: m.nav_dashboard() }).first().click();
  await expect(page).toHaveURL(/\/client\/dashboard$/);
  expect(await page.getByText(m.company_load_failed()).count()).toBe(0);
});
