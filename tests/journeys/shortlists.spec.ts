import { m } from '#messages';
import { setLanguageSource } from '#messages/path-language.ts';
import { axe, expect, test } from './fixtures.ts';
import { enterCollection, expectToFit, join, listed, read } from './sign-in.ts';

test('a brand keeps an influencer on a shortlist with a note that only the brand reads', async ({
  brand: page,
  influencer,
  newPerson,
  server,
}) => {
  const person = { fullName: 'Inès Carpentier', instagram: 'ines.carpentier' };
  const { email } = await join(influencer, 'influencer', person);
  await enterCollection(influencer, server, { email, fullName: person.fullName, handle: person.instagram });
  await join(page, 'client');
  const [influencerId = ''] = await listed(page, '?q=ines.carpentier');
  const name = person.fullName;
  const bookmark = page.getByRole('main').getByRole('link', { name: m.shortlist_add({ name }) });

  await test.step('two taps on the list create the first shortlist, without a reload', async () => {
    await page.goto('/influencers?q=ines.carpentier');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await expect(bookmark).not.toHaveAccessibleName(new RegExp(m.shortlist_is_on()));
    await bookmark.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: m.shortlist_add({ name }) })).toBeVisible();
    await axe(page);
    await dialog.getByRole('button', { name: m.shortlist_create_and_add() }).click();
    const mine = dialog.getByRole('button', { name: m.shortlist_first_name() });
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    await expect(mine).toBeFocused();
    await mine.click();
    await expect(mine).toHaveAttribute('aria-pressed', 'false');
    await expect(mine).toBeFocused();
    await mine.click();
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    const open = dialog.getByRole('link', { name: `${m.shortlist_open()} ${m.shortlist_first_name()}` });
    await expect(open).toHaveAttribute('href', /^\/client\/shortlists\/shortlist-/);
    await axe(page);
    await dialog.getByRole('button', { name: m.shortlist_close() }).click();
    await expect(bookmark).toHaveAccessibleName(new RegExp(m.shortlist_is_on()));
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.reload();
    await expect(bookmark).toHaveAccessibleName(new RegExp(m.shortlist_is_on()));
  });

  await test.step('the shortlist has a note, and a removal is undone', async () => {
    await page.getByRole('navigation').getByRole('link', { name: m.shortlists() }).first().click();
    await page.waitForURL(/\/client\/shortlists$/);
    await expect(page.getByText(m.shortlist_count({ count: 1 }))).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: m.shortlist_first_name() }).click();
    const entry = page.getByRole('article').filter({ hasText: name });
    await entry.getByText(m.shortlist_note_add()).click();
    await entry.getByLabel(m.shortlist_note_of({ name })).fill('Ask for June.');
    await entry.getByRole('button', { name: m.shortlist_save() }).click();
    await expect(entry.getByRole('paragraph').filter({ hasText: 'Ask for June.' })).toBeVisible();
    await expect(page.getByText(m.shortlist_note_saved(), { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await entry.getByRole('button', { name: m.remove() }).click();
    await expect(page.getByText(m.shortlist_empty())).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: m.undo() }).click();
    await expect(entry.getByRole('paragraph').filter({ hasText: 'Ask for June.' })).toBeVisible();
    await expect(page.getByRole('button', { name: m.undo() })).toHaveCount(0);
    await axe(page);
  });

  await test.step('other people do not find it', async () => {
    const address = new URL(page.url()).pathname;
    const other = await newPerson();
    await join(other, 'client');
    expect((await other.request.get(address)).status()).toBe(404);
    expect(await read(influencer, address)).not.toContain('Ask for June.');
    expect(await read(influencer, '/influencer/dashboard')).not.toContain(m.shortlist_first_name());
  });

  await test.step('without scripts, in French, from the profile', async () => {
    setLanguageSource(() => 'fr');
    const storageState = await page.context().storageState();
    const plain = await newPerson({ javaScriptEnabled: false, storageState });
    await plain.goto(`/fr/influencer/${influencerId}`);
    await plain.getByRole('main').getByRole('link', { name: m.shortlist_short() }).first().click();
    await plain.getByLabel(m.shortlist_new()).fill('Terrasses');
    await plain.getByRole('button', { name: m.shortlist_create_and_add() }).click();
    const terraces = plain.getByRole('button', { name: 'Terrasses' });
    await expect(terraces).toHaveAttribute('aria-pressed', 'true');
    await terraces.click();
    await expect(terraces).toHaveAttribute('aria-pressed', 'false');
    await plain.goto('/fr/client/shortlists');
    await plain.getByRole('article').filter({ hasText: 'Terrasses' }).getByRole('button').click();
    await expect(plain.getByRole('link', { name: 'Terrasses' })).toHaveCount(0);
    await plain.getByRole('button', { name: m.undo() }).click();
    await expect(plain.getByRole('link', { name: 'Terrasses' })).toBeVisible();
    setLanguageSource(() => 'en');
  });

  for (const address of [
    new URL(page.url()).pathname,
    '/client/shortlists',
    `/client/influencer/${influencerId}/shortlists`,
  ]) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(address);
    await axe(page);
    await expectToFit(page);
  }
});
