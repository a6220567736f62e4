import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { requireActor } from '#domain/ctx.ts';
import { keyOf } from '#domain/files/file.ts';
import { liftSuspension, suspendAccount } from '#domain/staff/suspend-account.server.ts';
import { openHiddenFiles } from '#server/http/hidden-files.ts';
import { openViewerCache } from '#server/http/viewer-cache.ts';
import { testDatabase } from '#tests/database.ts';
import { eventually } from '#tests/eventually.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, anUpload, type Person } from '#tests/people.ts';
import { serveHandlers } from '#tests/serve-handlers.ts';
import { someStaff } from '#tests/staff.ts';
import { openDownloads } from './downloads.ts';

const db = await testDatabase();

async function startDownloads({ services }: Person): Promise<string> {
  const hidden = await openHiddenFiles(db);
  const viewers = await openViewerCache(db, services);
  onTestFinished(async () => {
    await Promise.all([hidden.close(), viewers.close()]);
  });
  return serveHandlers({ pages: openDownloads({ db, services, viewers, hidden }) });
}

it('shows images of a suspended account only to users who share an application with it, and no removed images', async () => {
  const staff = await someStaff(db);
  const [brand, another] = [await aBrand(db), await aBrand(db)];
  const [influencer, stranger] = [await anInfluencer(db), await anInfluencer(db)];
  for (const owner of [brand, another]) await anApplication(influencer, await aCampaign(owner));
  const [logo, portrait, cover] = [await anUpload(brand), await anUpload(influencer), await anUpload(staff)];
  for (const id of [logo, portrait, cover]) {
    const content = Readable.from([Buffer.from('picture')]);
    const about = { bytes: 7, contentType: 'image/webp' };
    await brand.services.files.put(keyOf('media', id, 'small.webp'), content, about);
  }
  const url = await startDownloads(brand);
  const seen = (id: string) =>
    Promise.all(
      [influencer, another, stranger, { cookie: '' }].map(async ({ cookie }) => {
        const { status, headers } = await fetch(`${url}/media/${id}/small.webp`, { headers: { cookie } });
        return status === 200 ? headers.get('cache-control')?.split(',')[0] : status;
      }),
    );
  const byAll = ['public', 'public', 'public', 'public'];
  expect(await seen(logo)).toEqual(byAll);

  const brandId = requireActor(brand).id;
  await suspendAccount(staff, brandId, 'Spam.');
  await eventually(async () => expect(await seen(logo)).toEqual(['private', 404, 404, 404]));
  expect(await seen(portrait)).toEqual(byAll);
  await liftSuspension(staff, brandId);
  await eventually(async () => expect(await seen(logo)).toEqual(byAll));

  await suspendAccount(staff, requireActor(influencer).id, 'Spam.');
  await eventually(async () => expect(await seen(portrait)).toEqual([404, 'private', 404, 404]));
  // Blog images of staff stay visible when the staff account is suspended.
  await db.kysely
    .updateTable('app_user')
    .set({ suspended_at: staff.now })
    .where('role', '=', 'staff')
    .execute();
  await db.kysely.deleteFrom('file').where('id', '=', logo).execute();
  await eventually(async () => expect(await seen(logo)).toEqual([404, 404, 404, 404]));
  const laterUrl = await startDownloads(brand);
  expect((await fetch(`${laterUrl}/media/${cover}/small.webp`)).status).toBe(200);
});
