import { m } from '#messages';
import { formatMoney } from '#messages/format.ts';
import { setLanguageSource } from '#messages/path-language.ts';
import { axe, expect, test } from './fixtures.ts';
import { aCampaign, expectToFit, inDays, join } from './sign-in.ts';

const mustSay = m.account_optional({ label: m.terms_must_say() });
const GIFT = 'A tasting menu for two, wine included';

test('a brand writes what it asks, and an influencer and a visitor read it in French', async ({
  brand,
  influencer,
  page: visitor,
}) => {
  await join(brand, 'client');
  await join(influencer, 'influencer');
  const campaignId = await aCampaign(brand);
  const read = `/fr/influencer/campaign/${campaignId}`;
  await influencer.goto(read);
  const asked = influencer.getByRole('heading', { name: m.asked_title({}, { locale: 'fr' }) });
  await expect(influencer.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(asked).toHaveCount(0);

  await brand.goto(`/client/campaign/${campaignId}`);
  await brand.getByRole('link', { name: m.terms_title() }).click();
  const total = brand.getByRole('status').filter({ hasText: '€' });
  await expect(total).toContainText('€150');
  await axe(brand);

  // A second line changes the total at once. The gift needs a price before anything is saved.
  await brand.getByRole('button', { name: m.terms_add_line() }).click();
  const second = brand.getByRole('group', { name: m.terms_line({ number: 2 }) });
  await expect(second.getByLabel(m.terms_count())).toBeFocused();
  await second.getByLabel(m.terms_count()).fill('3');
  await second.getByLabel(m.terms_kind(), { exact: true }).selectOption('story');
  await second.getByLabel(m.terms_fee()).fill('120');
  await expect(total).toContainText('€510');
  await brand.getByLabel(m.terms_gift_what()).fill(GIFT);
  const save = brand.getByRole('button', { name: m.terms_save() });
  await save.click();
  await expect(brand.getByText(m.refusal_terms_value_required())).toBeVisible();
  const price = brand.getByLabel(m.terms_gift_value());
  await expect(price).toBeFocused();
  await brand.reload();
  await expect(second.getByLabel(m.terms_fee())).toHaveValue('120');
  await price.fill('240');
  await brand.getByLabel(mustSay, { exact: true }).fill('The menu changes with the season.');
  await save.click();
  await expect(brand.getByText(m.terms_saved(), { exact: true })).toBeVisible();
  await expectToFit(brand);

  setLanguageSource(() => 'fr');
  await influencer.reload();
  await expect(asked).toBeVisible();
  const shown = influencer.getByRole('main');
  await expect(shown).toContainText(
    m.asked_on({ items: m.terms_items_story({ count: 3 }), platform: 'Instagram' }),
  );
  await expect(shown).toContainText(GIFT);
  await expect(shown).toContainText(formatMoney(51_000, 'EUR', 'fr'));
  await axe(influencer);
  await expectToFit(influencer);
  await visitor.goto(`/fr/campaigns/${campaignId}`);
  await expect(visitor.getByText('The menu changes with the season.')).toBeVisible();
  await expectToFit(visitor);
});

test('two tabs of a brand: the later save is refused and keeps the input, and a second attempt replaces the saved terms', async ({
  brand,
}) => {
  await join(brand, 'client');
  const campaignId = await aCampaign(brand);
  const other = await brand.context().newPage();
  const save = m.terms_save();
  for (const tab of [brand, other]) {
    await tab.goto(`/client/campaign/${campaignId}/terms`);
    await tab.getByLabel(m.terms_gift_value()).fill('240');
  }
  await other.getByLabel(mustSay, { exact: true }).fill('Name the chef.');
  await other.getByRole('button', { name: save }).click();
  await expect(other.getByText(m.terms_saved(), { exact: true })).toBeVisible();
  await brand.getByLabel(m.terms_exclusivity()).fill('30');
  await brand.getByRole('button', { name: save }).click();
  await expect(brand.getByText(m.refusal_terms_changed_meanwhile())).toBeVisible();
  await expect(brand.getByLabel(m.terms_exclusivity())).toHaveValue('30');
  await expect(brand.getByLabel(mustSay, { exact: true })).toHaveValue('Name the chef.');
  await brand.getByRole('button', { name: save }).click();
  await expect(brand.getByText(m.terms_saved(), { exact: true })).toBeVisible();
});

test('without scripts the terms are typed in visible lines, and refused input stays', async ({
  unscripted: brand,
}) => {
  await join(brand, 'client');
  const campaignId = await aCampaign(brand, { compensationType: 'paid' });
  await brand.goto(`/client/campaign/${campaignId}/terms`);
  const third = brand.getByRole('group', { name: m.terms_line({ number: 3 }) });
  await third.getByLabel(m.terms_kind(), { exact: true }).selectOption('reel');
  await third.getByLabel(m.terms_fee()).fill('90');
  const [until, save] = [
    brand.getByLabel(m.terms_publish_by()),
    brand.getByRole('button', { name: m.terms_save() }),
  ];
  await until.fill('13/45/2026');
  await save.click();
  await expect(brand.getByText(m.refusal_field_invalid_day())).toBeVisible();
  await expect(until).toHaveValue('13/45/2026');
  // The second line was removed, because it had no kind. The third line is now the second line.
  const second = brand.getByRole('group', { name: m.terms_line({ number: 2 }) });
  await expect(second.getByLabel(m.terms_kind(), { exact: true })).toHaveValue('reel');
  await expect(second.getByLabel(m.terms_fee())).toHaveValue('90');
  const [year, month, day] = inDays(28).split('-');
  await until.fill(`${month}/${day}/${year}`);
  await save.click();
  await expect(brand.locator('input[name=version]')).toHaveValue('1');
  await brand.goto(`/campaigns/${campaignId}`);
  await expect(
    brand.getByText(m.asked_on({ items: m.terms_items_reel({ count: 1 }), platform: 'Instagram' })),
  ).toBeVisible();
});
