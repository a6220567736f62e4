import { expect, test } from 'vitest';
import { aDealWithContent, sendContent, someForms } from '#tests/content.ts';
import { testDatabase } from '#tests/database.ts';
import { anUpload } from '#tests/people.ts';
import { findThumbnails } from './find-thumbnails.server.ts';

const db = await testDatabase();

test('the first file of the newest draft stands for a deliverable, unless it was removed', async () => {
  const { brand, influencer, dealId, deliverableIds } = await aDealWithContent(db);
  const [id = ''] = deliverableIds;
  const hand = (files: string[]) => sendContent(influencer, dealId, id, { ...someForms.submit(), files });
  const file = () => anUpload(influencer, 'image', 'content');
  expect(await findThumbnails(brand, dealId)).toEqual({});
  await hand([await file(), await file()]);
  await sendContent(brand, dealId, id, someForms.ask());
  const newest = await file();
  await hand([newest, await file()]);
  expect(await findThumbnails(brand, dealId)).toEqual({ [id]: newest });
  await db.kysely.deleteFrom('file').where('profile', '=', 'content').execute();
  expect(await findThumbnails(brand, dealId)).toEqual({});
});
