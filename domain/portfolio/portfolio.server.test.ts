import { describe, expect, it } from 'vitest';
import type { Ctx } from '#domain/ctx.ts';
import { findPrivatePart } from '#domain/files/find-file.server.ts';
import { sweepFiles } from '#domain/files/sweep-files.server.ts';
import { fieldsRefused, parse } from '#domain/parse.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, anUpload, aVisitor, later, type Person } from '#tests/people.ts';
import { addPortfolioItem } from './add-portfolio-item.server.ts';
import { editPortfolioItem } from './edit-portfolio-item.server.ts';
import { findOwnPortfolio, findPortfolio } from './find-portfolio.server.ts';
import { forgetRemovedItems } from './forget-removed-items.server.ts';
import { orderPortfolio } from './order-portfolio.server.ts';
import { type PortfolioInput, portfolioInput } from './portfolio-input.ts';
import { MAX_PORTFOLIO_ITEMS, moved, movedTo } from './portfolio-item.ts';
import { removePortfolioItem } from './remove-portfolio-item.server.ts';
import { restorePortfolioItem } from './restore-portfolio-item.server.ts';

const db = await testDatabase();

const typed = { title: 'Autumn menu', brand: 'Maison Aubrac', link: 'https://vogue.fr/menu', alt: '' };
const linkOnly: PortfolioInput = parse(portfolioInput, typed);
const pictureOnly = (picture: string): PortfolioInput => ({ ...linkOnly, link: null, picture });

const itemsOf = async (person: Ctx) => (await findOwnPortfolio(person, null)).items;
const firstIdOf = async (person: Ctx) => (await itemsOf(person))[0]?.id ?? '';
const titlesOf = async (person: Ctx) => (await itemsOf(person)).map(({ title }) => title).join(' ');

async function add(person: Person, ...titles: string[]): Promise<string[]> {
  for (const title of titles) await addPortfolioItem(person, { ...linkOnly, title });
  return (await itemsOf(person)).map(({ id }) => id);
}
const imageUpload = (person: Person) => anUpload(person, 'image', 'attachment');
const storedFiles = async () => (await db.kysely.selectFrom('file').select('id').execute()).length;

describe('portfolioInput', () => {
  it('requires a title and a brand, and limits all texts', () => {
    expect(fieldsRefused(portfolioInput, { ...typed, title: ' ', brand: '' })).toEqual({
      title: 'field.required',
      brand: 'field.required',
    });
    const long = { title: 'x'.repeat(81), brand: 'x'.repeat(81), alt: 'x'.repeat(201) };
    expect(fieldsRefused(portfolioInput, { ...typed, ...long })).toEqual({
      title: 'field.too_long',
      brand: 'field.too_long',
      alt: 'field.too_long',
    });
    expect(fieldsRefused(portfolioInput, { ...typed, link: 'http://vogue.fr' })).toEqual({
      link: 'portfolio.link_refused',
    });
    expect(fieldsRefused(portfolioInput, { ...typed, picture: 'file-1' })).toEqual({
      picture: 'file.images_only',
    });
  });
});

describe('addPortfolioItem', () => {
  it('adds items at the end, up to twelve', async () => {
    const influencer = await anInfluencer(db);
    await add(influencer, ...Array.from({ length: MAX_PORTFOLIO_ITEMS }, (_, index) => `n${index}`));
    expect(await titlesOf(influencer)).toBe('n0 n1 n2 n3 n4 n5 n6 n7 n8 n9 n10 n11');
    await expect(addPortfolioItem(influencer, linkOnly)).rejects.toThrow('portfolio.full');
    const parallel = await anInfluencer(db);
    const adding = Array.from({ length: 14 }, (_, n) =>
      addPortfolioItem(parallel, { ...linkOnly, title: `n${n}` }).catch(() => {}),
    );
    await Promise.all(adding);
    expect(await itemsOf(parallel)).toHaveLength(12);
  });

  it('adds an item once if the request is repeated', async () => {
    const influencer = await anInfluencer(db);
    const item = pictureOnly(await imageUpload(influencer));
    for (const input of [item, item, linkOnly, linkOnly]) await addPortfolioItem(influencer, input);
    expect(await itemsOf(influencer)).toHaveLength(2);
  });

  it('adds after the last item, even if other items were removed', async () => {
    const influencer = await anInfluencer(db);
    const [a = '', b = ''] = await add(influencer, 'a', 'b', 'c');
    await removePortfolioItem(influencer, a);
    await removePortfolioItem(influencer, b);
    await add(influencer, 'd');
    expect(await titlesOf(influencer)).toBe('c d');
  });

  it('requires a link or a picture', async () => {
    const influencer = await anInfluencer(db);
    const refused = { fields: { link: 'portfolio.link_or_picture' } };
    await expect(addPortfolioItem(influencer, { ...linkOnly, link: null })).rejects.toMatchObject(refused);
    await addPortfolioItem(influencer, pictureOnly(await imageUpload(influencer)));
    const [item] = await itemsOf(influencer);
    const neither = editPortfolioItem(influencer, item?.id ?? '', pictureOnly(''));
    await expect(neither).rejects.toMatchObject(refused);
  });

  it('refuses another user’s picture, a public file and a brand', async () => {
    const [influencer, other] = [await anInfluencer(db), await anInfluencer(db)];
    const gone = { fields: { picture: 'file.gone' } };
    const theirs = pictureOnly(await imageUpload(other));
    await expect(addPortfolioItem(influencer, theirs)).rejects.toMatchObject(gone);
    const isPublic = pictureOnly(await anUpload(influencer));
    await expect(addPortfolioItem(influencer, isPublic)).rejects.toMatchObject(gone);
    await expect(addPortfolioItem(await aBrand(db), linkOnly)).rejects.toThrow('influencer.not_found');
  });
});

it('edits an item and releases its former picture', async () => {
  const influencer = await anInfluencer(db);
  await addPortfolioItem(influencer, pictureOnly(await imageUpload(influencer)));
  const id = await firstIdOf(influencer);
  const picture = await imageUpload(influencer);
  await editPortfolioItem(influencer, id, { ...linkOnly, title: 'Winter', picture, alt: 'A table' });
  expect(await itemsOf(influencer)).toEqual([
    { id, title: 'Winter', brand: 'Maison Aubrac', link: 'https://vogue.fr/menu', picture, alt: 'A table' },
  ]);
  await sweepFiles(later(influencer, 2));
  expect(await storedFiles()).toBe(1);
});

describe('order', () => {
  it('moves one id and keeps the ends', () => {
    const ids = ['a', 'b', 'c'];
    expect(moved(ids, 'b', 'up')).toEqual(['b', 'a', 'c']);
    expect(moved(ids, 'b', 'down')).toEqual(['a', 'c', 'b']);
    expect(moved(ids, 'a', 'up')).toEqual(ids);
    expect(moved(ids, 'c', 'down')).toEqual(ids);
    expect(moved(ids, 'x', 'down')).toEqual(ids);
    expect(movedTo(ids, 'a', 2)).toEqual(['b', 'c', 'a']);
  });

  it('ignores foreign ids, and puts the items left out last', async () => {
    const [influencer, other] = [await anInfluencer(db), await anInfluencer(db)];
    const [a = '', b = '', c = ''] = await add(influencer, 'a', 'b', 'c');
    const [theirs = ''] = await add(other, 'x', 'y');
    await orderPortfolio(influencer, [c, theirs, 'none', a, c]);
    expect(await titlesOf(influencer)).toBe('c a b');
    expect(await titlesOf(other)).toBe('x y');
    await orderPortfolio(influencer, [b]);
    expect(await titlesOf(influencer)).toBe('b c a');
  });
});

describe('removal', () => {
  it('is undone within a day, with the picture and the place', async () => {
    const influencer = await anInfluencer(db);
    await add(influencer, 'a');
    await addPortfolioItem(influencer, { ...pictureOnly(await imageUpload(influencer)), title: 'b' });
    const [, b = ''] = await add(influencer, 'c');
    await removePortfolioItem(influencer, b);
    await removePortfolioItem(later(influencer, 0.5), b);
    expect(await titlesOf(influencer)).toBe('a c');
    expect((await findOwnPortfolio(influencer, b)).removed).toEqual({ id: b, title: 'b' });
    await forgetRemovedItems(later(influencer, 0.9));
    await sweepFiles(later(influencer, 0.9));
    await restorePortfolioItem(later(influencer, 0.9), b);
    expect(await titlesOf(influencer)).toBe('a b c');
    await sweepFiles(later(influencer, 3));
    expect(await storedFiles()).toBe(1);
  });

  it('is final after a day, when the item and its picture are deleted', async () => {
    const influencer = await anInfluencer(db);
    await addPortfolioItem(influencer, pictureOnly(await imageUpload(influencer)));
    const id = await firstIdOf(influencer);
    await removePortfolioItem(influencer, id);
    const tomorrow = later(influencer, 1.1);
    expect((await findOwnPortfolio(tomorrow, id)).removed).toBeUndefined();
    await expect(restorePortfolioItem(tomorrow, id)).rejects.toThrow('portfolio.item_not_found');
    await sweepFiles(tomorrow);
    await forgetRemovedItems(tomorrow);
    expect(await storedFiles()).toBe(0);
    const rows = await db.kysely.selectFrom('portfolio_item').select('id').execute();
    expect(rows).toEqual([]);
  });

  it('is not undone if the portfolio has become full', async () => {
    const influencer = await anInfluencer(db);
    const [first = ''] = await add(influencer, 'a');
    await removePortfolioItem(influencer, first);
    await add(influencer, ...Array.from({ length: MAX_PORTFOLIO_ITEMS }, (_, n) => `b${n}`));
    await expect(restorePortfolioItem(influencer, first)).rejects.toThrow('portfolio.full');
  });

  it('refuses another influencer’s item', async () => {
    const [influencer, other] = [await anInfluencer(db), await anInfluencer(db)];
    const [id = ''] = await add(influencer, 'a');
    const notFound = 'portfolio.item_not_found';
    await expect(removePortfolioItem(other, id)).rejects.toThrow(notFound);
    await expect(editPortfolioItem(other, id, linkOnly)).rejects.toThrow(notFound);
    await removePortfolioItem(influencer, id);
    await expect(restorePortfolioItem(other, id)).rejects.toThrow(notFound);
    await expect(editPortfolioItem(influencer, id, linkOnly)).rejects.toThrow(notFound);
    expect((await findOwnPortfolio(other, id)).removed).toBeUndefined();
  });
});

describe('readers', () => {
  it('shows visitors the number of items only', async () => {
    const influencer = await anInfluencer(db);
    await addPortfolioItem(influencer, pictureOnly(await imageUpload(influencer)));
    const { influencerId, items } = await findOwnPortfolio(influencer, null);
    expect(await findPortfolio(await aBrand(db), influencerId)).toEqual({ items, count: 1 });
    expect(await findPortfolio(aVisitor(db), influencerId)).toEqual({ items: [], count: 1 });
  });

  it('opens a picture for logged-in viewers while it is shown and the owner is not suspended', async () => {
    const [influencer, brand] = [await anInfluencer(db), await aBrand(db)];
    const picture = await imageUpload(influencer);
    await db.kysely
      .updateTable('file')
      .set({ variants: ['medium.jpg'] })
      .where('id', '=', picture)
      .execute();
    const opens = (ctx: Ctx) =>
      findPrivatePart(ctx, picture, 'medium.jpg').then(
        ({ saveAs }) => saveAs,
        (error: Error) => error.message,
      );
    expect(await opens(brand)).toBe('file.not_found');
    await addPortfolioItem(influencer, pictureOnly(picture));
    expect(await opens(brand)).toBeNull();
    expect(await opens(aVisitor(db))).toBe('file.not_found');
    const unenrolled = brand.actor && { ...brand, actor: { ...brand.actor, role: 'unenrolled' as const } };
    expect(await opens(unenrolled ?? brand)).toBe('file.not_found');
    const id = await firstIdOf(influencer);
    await removePortfolioItem(influencer, id);
    expect(await opens(brand)).toBe('file.not_found');
    expect(await opens(influencer)).toBeNull();
    await restorePortfolioItem(influencer, id);
    expect(await opens(brand)).toBeNull();
    await db.kysely
      .updateTable('app_user')
      .set({ suspended_at: influencer.now })
      .where('id', '=', influencer.actor?.id ?? '')
      .execute();
    expect(await opens(brand)).toBe('file.not_found');
  });
});
