import { m } from '#messages';
import { setLanguageSource } from '#messages/path-language.ts';
import { startDealBetween, termsFromToday } from '#tests/deal-by-http.ts';
import {
  accountWith,
  accountWithPosts,
  aListedPost,
  instagram,
  instagramStandIn,
} from '#tests/instagram-stand-in.ts';
import { trustingProxies } from '#tests/networks.ts';
import { giveIdentities, signDeal } from '#tests/running-deal.ts';
import { startServer } from '#tests/server.ts';
import { axe, expect, testOn } from './fixtures.ts';
import { confirmAddress, expectToFit, join } from './sign-in.ts';

const standIn = await instagramStandIn();

const test = testOn(() => {
  const env = {
    INSTAGRAM_TOKEN: 'a token',
    INSTAGRAM_BUSINESS_ID: '17841405309211844',
    INSTAGRAM_API_URL: standIn.url,
  };
  return startServer({ env: { ...trustingProxies, ...env } });
});
test.afterAll(() => standIn.close());

test('a published post is found on Instagram, with its figures', async ({ server, brand, influencer }) => {
  test.slow();
  const { email: ofBrand } = await join(brand, 'client');
  const { email: ofInfluencer } = await join(influencer, 'influencer');
  await confirmAddress(brand, server, ofBrand);
  await confirmAddress(influencer, server, ofInfluencer);
  await giveIdentities(brand, influencer);

  await influencer.goto('/profile?tab=integrations');
  await influencer.getByLabel(m.instagram_username()).fill('lea.table');
  standIn.behave(instagram.fine);
  await influencer.getByRole('button', { name: m.instagram_connect() }).click();
  const code = (await influencer.locator('code').textContent()) ?? '';
  standIn.behave(accountWith({ biography: code }));
  await influencer.getByRole('button', { name: m.instagram_check() }).click();
  await expect(influencer.getByText(m.instagram_toast_proved())).toBeVisible();

  const line = {
    kind: 'reel',
    platform: 'instagram',
    count: 1,
    feeCents: 10_000,
    note: '',
    needsBenefit: false,
  } as const;
  const { deal } = await startDealBetween(brand, influencer, {
    campaign: { compensationType: 'paid', giftDescription: '' },
    terms: termsFromToday({ lines: [line], benefit: null, draftFirst: false, revisions: 0, submitBy: null }),
  });
  const [id = ''] = await signDeal(deal, brand, influencer);
  const address = `${deal}/content/${id}`;
  await brand.goto(address);
  await influencer.goto(address);

  const listed = aListedPost('C0ffeeReel', { view_count: 20_451 });
  standIn.behave(accountWithPosts([[listed]], '17841401111111111'));
  await influencer.getByLabel(m.content_link()).fill('https://www.instagram.com/reel/C0ffeeReel/');
  await influencer.getByLabel(m.content_has_mention({ mention: 'Collaboration commerciale' })).check();
  await influencer.getByRole('button', { name: m.content_publish() }).click();
  // After the job that looks for the post on Instagram, both pages update without a reload.
  await expect(influencer.getByText(/^Found on Instagram on /)).toBeVisible();
  await expect(brand.getByText(/^Found on Instagram on /)).toBeVisible();
  await expect(brand.getByText(m.content_unchecked_own())).toBeVisible();
  await expect(brand.getByRole('row', { name: /^Views / })).toContainText(/20,451.*Read on Instagram/);
  await expect(brand.getByRole('row', { name: /^Reach / })).toHaveText('Reach——');
  await axe(brand);
  await expectToFit(influencer);

  setLanguageSource(() => 'fr');
  await brand.goto(`/fr${address}`);
  await expect(brand.getByText(/^Trouvé sur Instagram le /)).toBeVisible();
});
