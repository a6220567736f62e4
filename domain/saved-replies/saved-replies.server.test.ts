import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer } from '#tests/people.ts';
import type { Ctx } from '../ctx.ts';
import { fieldsRefused, parse } from '../parse.ts';
import { addSavedReply } from './add-saved-reply.server.ts';
import { changeSavedReply } from './change-saved-reply.server.ts';
import { findSavedReplies } from './find-saved-replies.server.ts';
import { removeSavedReply } from './remove-saved-reply.server.ts';
import { MAX_SAVED_REPLIES, REPLY_MAX_CHARACTERS, REPLY_TITLE_MAX_CHARACTERS } from './saved-reply.ts';
import { savedReplyInput } from './saved-reply-input.ts';

const db = await testDatabase();
const add = (ctx: Ctx, content: string, title = '') => addSavedReply(ctx, { title, content });
const contents = async (ctx: Ctx) => (await findSavedReplies(ctx)).map(({ content }) => content);

describe('saved replies', () => {
  it('belong to one account, ordered by title or text', async () => {
    const [brand, lea] = [await aBrand(db), await anInfluencer(db)];
    await add(brand, 'apple', 'Été');
    await add(brand, 'fraise');
    await add(brand, 'yes', 'Dates');
    await add(lea, 'Bonjour');
    expect(await contents(brand)).toEqual(['yes', 'apple', 'fraise']);
    expect(await contents(lea)).toEqual(['Bonjour']);
  });

  it('are saved once if the request is repeated', async () => {
    const brand = await aBrand(db);
    const first = await add(brand, 'apple', 'Dates');
    expect(await add(brand, 'apple', 'Dates')).toEqual(first);
    await add(brand, 'apple');
    expect(await contents(brand)).toHaveLength(2);
  });

  it('are at most twenty, also with parallel requests', async () => {
    const brand = await aBrand(db);
    for (let n = 1; n < MAX_SAVED_REPLIES; n++) await add(brand, `Reply ${n}`);
    const outcomes = await Promise.allSettled([add(brand, 'a'), add(brand, 'b'), add(brand, 'c')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(add(brand, 'one more')).rejects.toThrow('reply.too_many');
    expect(await contents(brand)).toHaveLength(MAX_SAVED_REPLIES);
  });

  it('are changed and removed by their owner only', async () => {
    const [brand, lea] = [await aBrand(db), await anInfluencer(db)];
    const { id } = await add(brand, 'Before');
    const changed = { title: 'Title', content: 'After' };
    await expect(changeSavedReply(lea, id, changed)).rejects.toThrow('reply.not_found');
    await expect(removeSavedReply(lea, id)).rejects.toThrow('reply.not_found');
    await changeSavedReply(brand, id, changed);
    expect(await findSavedReplies(brand)).toEqual([{ id, ...changed }]);
    expect(await removeSavedReply(brand, id)).toEqual({ id, ...changed });
    await expect(removeSavedReply(brand, id)).rejects.toThrow('reply.not_found');
    expect(await contents(brand)).toEqual([]);
  });

  it('have a text within the limit, and an optional title on one line', () => {
    expect(parse(savedReplyInput, { content: ' Hello ' })).toEqual({ title: '', content: 'Hello' });
    expect(
      parse(savedReplyInput, { title: 'a\nb', content: 'x'.repeat(REPLY_MAX_CHARACTERS) }),
    ).toMatchObject({
      title: 'a b',
    });
    const refused = (input: object) => fieldsRefused(savedReplyInput, input);
    expect(refused({ content: '  ' })).toEqual({ content: 'field.required' });
    expect(refused({ content: 'x'.repeat(REPLY_MAX_CHARACTERS + 1) })).toEqual({ content: 'field.too_long' });
    expect(refused({ content: 'x', title: 'x'.repeat(REPLY_TITLE_MAX_CHARACTERS + 1) })).toEqual({
      title: 'field.too_long',
    });
  });
});
