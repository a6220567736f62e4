import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, aConversation, anInfluencer, later } from '#tests/people.ts';
import type { Ctx } from '../ctx.ts';
import { findInbox, findInboxCampaigns, findInboxEntry } from './find-inbox.server.ts';
import { readInboxFilter } from './inbox-filter.ts';
import { markRead } from './mark-read.server.ts';
import { sendMessage } from './send-message.server.ts';

const db = await testDatabase();

async function anInbox() {
  const brand = await aBrand(db);
  const people = [
    await anInfluencer(db, 'Zoé Œuvrard'),
    await anInfluencer(db, 'Omar'),
    await anInfluencer(db, 'Inès'),
  ] as const;
  const autumn = await aCampaign(brand, { title: 'Dîner d’automne' });
  const winter = await aCampaign(brand, { title: 'Winter table' });
  const meet = async (at: 0 | 1 | 2, campaignId: string, content: string) => {
    const id = await aConversation(brand, people[at], campaignId);
    await sendMessage(later(people[at], at + 1), id, { id: randomUUID(), content, files: [] });
    return id;
  };
  const ids = [
    await meet(0, autumn, 'À demain'),
    await meet(1, winter, 'See you tomorrow'),
    await meet(2, winter, 'One more crème brûlée'),
  ] as const;
  const names = async (query: string, ctx: Ctx = brand, page = 1) =>
    (await findInbox(ctx, page, readInboxFilter(new URLSearchParams(query)))).entries.map(
      ({ otherName }) => otherName,
    );
  return { brand, people, ids, autumn, winter, names };
}

describe('the filter of the inbox', () => {
  it('finds names, titles and last messages without their accents', async () => {
    const { names, autumn, winter } = await anInbox();
    const found = {
      '': ['Inès', 'Omar', 'Zoé Œuvrard'],
      'q=ZOE': ['Zoé Œuvrard'],
      'q=oeuv': ['Zoé Œuvrard'],
      'q=diner': ['Zoé Œuvrard'],
      'q=brulee': ['Inès'],
      'q=winter+tomorrow': ['Omar'],
      'q=winter+demain': [],
      'q=%00': ['Inès', 'Omar', 'Zoé Œuvrard'],
      [`campaign=${winter}`]: ['Inès', 'Omar'],
      [`campaign=${autumn}&q=omar`]: [],
      'campaign=none': [],
    };
    for (const [query, expected] of Object.entries(found))
      expect([query, await names(query)]).toEqual([query, expected]);
    expect(await names('q=e', await aBrand(db))).toEqual([]);
  });

  it('leaves out conversations that are read, except the open one', async () => {
    const { brand, ids, names } = await anInbox();
    expect(await names('unread=1')).toEqual(['Inès', 'Omar', 'Zoé Œuvrard']);
    await markRead(brand, ids[1], 1);
    expect(await names('unread=1')).toEqual(['Inès', 'Zoé Œuvrard']);
    expect(await names(`unread=1&conversation=${ids[1]}`)).toEqual(['Inès', 'Omar', 'Zoé Œuvrard']);
    await sendMessage(brand, ids[1], { id: randomUUID(), content: 'Mine', files: [] });
    expect(await names('unread=1')).toEqual(['Inès', 'Zoé Œuvrard']);
  });

  it('returns the last page of a search for a page number too high', async () => {
    const { names, brand } = await anInbox();
    expect(await names('q=winter', brand, 9)).toEqual(['Inès', 'Omar']);
  });

  it('lists the campaigns of the reader’s conversations', async () => {
    const { brand, people, autumn, winter } = await anInbox();
    const ids = async (ctx: Ctx) => (await findInboxCampaigns(ctx)).map(({ id }) => id);
    await aCampaign(brand, { title: 'Without conversation' });
    expect(await ids(brand)).toEqual([winter, autumn]);
    expect(await ids(people[0])).toEqual([autumn]);
  });

  it('has no entry for the conversation of others', async () => {
    const { brand, people, ids } = await anInbox();
    expect(await findInboxEntry(brand, ids[0])).toMatchObject({ otherName: 'Zoé Œuvrard' });
    expect(await findInboxEntry(people[1], ids[0])).toBeUndefined();
  });
});
