import { expect, test } from 'vitest';
import { type Ctx, requireActor } from '#domain/ctx.ts';
import { parse } from '#domain/parse.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, aVisitor, later } from '#tests/people.ts';
import { contactInfluencer } from './contact-influencer.server.ts';
import { contactInput } from './contact-input.ts';

const db = await testDatabase();

async function aSender(): Promise<Ctx> {
  const brand = await aBrand(db);
  const { id } = requireActor(brand);
  await db.kysely.updateTable('app_user').set({ email_verified: true }).where('id', '=', id).execute();
  return brand;
}
const words = { name: 'Anne', email: 'anne@aubrac.example', subject: 'A table', message: 'Come and see' };
const numbered = (number: number) => ({ ...words, message: `Come and see, ${number}` });
const jobs = () => db.kysely.selectFrom('job').select('payload').where('name', '=', 'mail.contact').execute();

test('contactInfluencer stores a message and enqueues its email', async () => {
  const [brand, lea] = [await aSender(), await anInfluencer(db)];
  await contactInfluencer(brand, lea.influencerId, words);
  const rows = await db.kysely.selectFrom('contact_request').selectAll().execute();
  expect(rows).toEqual([
    expect.objectContaining({ ...words, sender_id: brand.actor?.id, influencer_id: lea.influencerId }),
  ]);
  expect(await jobs()).toEqual([{ payload: { contactId: rows[0]?.id } }]);
});

test('contactInfluencer refuses an unconfirmed address, a visitor and a missing influencer', async () => {
  const [brand, lea] = [await aBrand(db), await anInfluencer(db)];
  await expect(contactInfluencer(brand, lea.influencerId, words)).rejects.toThrow(
    'account.email_not_confirmed',
  );
  await expect(contactInfluencer(aVisitor(db), lea.influencerId, words)).rejects.toThrow('session.required');
  await expect(contactInfluencer(await aSender(), 'none', words)).rejects.toThrow('influencer.not_found');
  expect(await jobs()).toEqual([]);
});

test('contactInfluencer allows ten messages in 24 hours, even with concurrent requests', async () => {
  const [brand, lea] = [await aSender(), await anInfluencer(db)];
  const sent = await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) => contactInfluencer(brand, lea.influencerId, numbered(number))),
  );
  const refused = sent.filter((result) => result.status === 'rejected');
  expect([refused.length, String(refused[0]?.reason)]).toEqual([10, 'Refusal: contact.too_many']);
  expect(await jobs()).toHaveLength(10);
  await contactInfluencer(later(brand, 1), lea.influencerId, numbered(21));
});

test('contactInfluencer sends the same message once', async () => {
  const [brand, lea] = [await aSender(), await anInfluencer(db)];
  await Promise.all([1, 2, 3].map(() => contactInfluencer(brand, lea.influencerId, words)));
  await contactInfluencer(brand, lea.influencerId, { ...words, subject: 'Another table' });
  expect(await jobs()).toHaveLength(2);
});

test('contactInput requires every field, and removes line breaks from email headers', () => {
  expect(parse(contactInput, { ...words, subject: ' Two\r\nlines: x ' })).toMatchObject({
    subject: 'Two lines: x',
  });
  const blank = { name: ' ', email: '', subject: '', message: '\n' };
  expect(() => parse(contactInput, blank)).toThrow(
    expect.objectContaining({
      fields: {
        name: 'field.required',
        email: 'field.required',
        subject: 'field.required',
        message: 'field.required',
      },
    }),
  );
  expect(() => parse(contactInput, { ...words, email: 'anne' })).toThrow(
    expect.objectContaining({ fields: { email: 'field.invalid_email' } }),
  );
});
