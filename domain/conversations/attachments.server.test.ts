import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Ctx } from '#domain/ctx.ts';
import { parse } from '#domain/parse.ts';
import { testDatabase } from '#tests/database.ts';
import { anUpload, twoWhoMet } from '#tests/people.ts';
import { MAX_ATTACHMENTS } from './conversation.ts';
import { findConversation } from './find-conversation.server.ts';
import { messageInput } from './message-input.ts';
import { sendMessage } from './send-message.server.ts';

const db = await testDatabase();
const send = (ctx: Ctx, conversationId: string, files: string[], { id = randomUUID(), content = '' } = {}) =>
  sendMessage(ctx, conversationId, { id, content, files });
const attachment = (ctx: Ctx, kind: 'image' | 'file' = 'image') => anUpload(ctx, kind, 'attachment');

test('sends files with a message in their order, even without text', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  const files = [await attachment(brand), await attachment(brand, 'file'), await attachment(brand)].reverse();
  const sent = await send(brand, conversationId, files);
  expect(sent.attachments.map(({ id }) => id)).toEqual(files);
  expect(sent.attachments[0]).toEqual({ id: files[0], name: 'a name', bytes: 1000, width: 40, height: 30 });
  expect((await findConversation(influencer, conversationId)).messages).toEqual([sent]);
});

test('sends the files once when the request is retried', async () => {
  const { brand, conversationId } = await twoWhoMet(db);
  const [file, id] = [await attachment(brand), randomUUID()];
  const [first, ...others] = await Promise.all(
    Array.from({ length: 8 }, () => send(brand, conversationId, [file], { id })),
  );
  for (const other of others) expect(other).toEqual(first);
});

test('refuses files of others, attached files and those of another profile, and then writes nothing', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  const used = await attachment(brand);
  await send(brand, conversationId, [used]);
  for (const file of [used, await attachment(influencer), await anUpload(brand), 'file-of-nobody']) {
    const rest = [await attachment(brand), file];
    await expect(send(brand, conversationId, rest, { content: 'Look' })).rejects.toThrow('file.gone');
  }
  expect((await findConversation(brand, conversationId)).messages).toHaveLength(1);
  const waiting = await brand.db.selectFrom('file').select('id').where('attached_to', 'is', null).execute();
  expect(waiting).toHaveLength(6);
});

test('requires text or files, and limits the number of files', () => {
  const input = (content: string, files?: string[]) =>
    parse(messageInput, { id: randomUUID(), content, ...(files && { files }) });
  expect(input('', ['a', 'a', 'b']).files).toEqual(['a', 'b']);
  expect(input('Hi')).toMatchObject({ content: 'Hi', files: [] });
  expect(() => input(' ', [])).toThrow(expect.objectContaining({ fields: { content: 'message.blank' } }));
  const many = Array.from({ length: MAX_ATTACHMENTS + 1 }, (_, n) => `file-${n}`);
  expect(() => input('', many)).toThrow(
    expect.objectContaining({ fields: { files: 'message.too_many_files' } }),
  );
});
