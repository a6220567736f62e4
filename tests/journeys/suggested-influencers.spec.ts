import { m } from '#messages';
import { setLanguageSource } from '#messages/path-language.ts';
import { axe, expect, test } from './fixtures.ts';
import { aCampaign, apply, enterCollection, expectToFit, join, listed } from './sign-in.ts';

test('a campaign suggests an influencer with reasons, until they apply', async ({
  brand: page,
  influencer,
  server,
}) => {
  const name = 'Solène Marchand';
  const { email } = await join(influencer, 'influencer', { fullName: name, instagram: 'solene.marchand' });
  const profile = { fullName: name, handle: 'solene.marchand', location: 'Lyon, France', followers: '49000' };
  await enterCollection(influencer, server, { email, thematics: ['food'], ...profile });
  await join(page, 'client');
  await listed(page, '?q=solene.marchand');
  const campaign = await aCampaign(page);
  const address = `/client/campaign/${campaign}`;
  const entry = page.getByRole('article').filter({ hasText: name });
  const suggestions = page.getByRole('region', {
    name: m.suggested_title({ campaign: m.suggested_campaign() }),
  });

  await page.goto(address);
  await expect(suggestions.getByText(m.suggested_order())).toBeVisible();
  for (const text of [
    `${m.suggestion_met()} Food`,
    `${m.suggestion_met()} ${m.suggested_followers({ stated: '49,000' })}`,
    `${m.suggestion_met()} ${m.suggested_place({ town: 'Lyon' })}`,
    `${m.suggestion_unmet()} ${m.suggested_kind_unmet({ kind: m.collaboration_restaurant() })}`,
    `${m.suggestion_unmet()} ${m.suggested_price_unstated()}`,
    `${m.suggestion_unmet()} ${m.suggested_gift_unstated()}`,
  ])
    await expect(entry.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  await axe(page);
  await expectToFit(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await test.step('the influencer is shortlisted from the suggestion', async () => {
    await entry.getByRole('link', { name: m.shortlist_add({ name }) }).click();
    await page.getByRole('button', { name: m.shortlist_create_and_add() }).click();
    await expect(page.getByRole('button', { name: m.shortlist_first_name() })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goto(address);
    await expect(entry.getByRole('link', { name: new RegExp(m.shortlist_is_on()) })).toBeVisible();
  });

  await test.step('the invitation from the profile has the campaign of the suggestion', async () => {
    await aCampaign(page, { title: 'Winter table' });
    await entry.getByRole('link', { name, exact: true }).click();
    await page.getByRole('link', { name: m.influencer_tab_metrics() }).click();
    await page.getByRole('link', { name: m.invitation_link() }).click();
    await expect(page.getByRole('radio', { name: /^Autumn table/ })).toBeChecked();
    await page.getByRole('link', { name: m.invitation_profile() }).click();
    await page.getByRole('link', { name: m.invitation_to_campaign() }).click();
    await expect(page).toHaveURL(address);
  });

  await test.step('the order is explained, in both languages', async () => {
    await suggestions.getByRole('link', { name: m.ordering_title() }).click();
    await expect(page.getByRole('heading', { level: 1, name: m.ordering_title() })).toBeVisible();
    await expect(page.getByRole('list', { name: m.ordering_conditions() }).getByRole('listitem')).toHaveCount(
      6,
    );
    await axe(page);
    await expectToFit(page);
    setLanguageSource(() => 'fr');
    await influencer.goto('/fr/influencer/campaigns');
    await influencer.getByRole('link', { name: m.ordering_title() }).click();
    await expect(influencer.getByRole('heading', { level: 1, name: m.ordering_title() })).toBeVisible();
    await influencer.goto('/fr/influencers');
    await expect(influencer.getByRole('link', { name: m.ordering_title() })).toBeVisible();
    await expect(influencer.getByRole('link', { name: m.shortlist_add({ name }) })).toHaveCount(0);
    setLanguageSource(() => 'en');
  });

  await apply(influencer, campaign);
  await page.goto(address);
  await expect(page.getByRole('region', { name: /Pending/ }).getByText(name)).toBeVisible();
  await expect(
    entry.filter({ hasText: m.suggested_kind_unmet({ kind: m.collaboration_restaurant() }) }),
  ).toHaveCount(0);
});
