import type { Page } from '@playwright/test';
import { m } from '#messages';
import { setLanguageSource } from '#messages/path-language.ts';
import { startDealBetween, termsFromToday } from '#tests/deal-by-http.ts';
import { PASSWORD } from '#tests/people.ts';
import { signDeal } from '#tests/running-deal.ts';
import type { RunningServer } from '#tests/server.ts';
import { expect } from './fixtures.ts';
import { shiftClock, test } from './shifted-clock.ts';
import { aPost, joinWithIdentities } from './signatories.ts';

const headline = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const inFrench = () => setLanguageSource(() => 'fr');
const inEnglish = () => setLanguageSource(() => 'en');

/** Weeks have passed since the last visit. A page that was left open would find its session ended and go to the login. */
async function logInLater(server: RunningServer, days: number, ...people: [Page, string][]): Promise<void> {
  for (const [page] of people) await page.goto('about:blank');
  await shiftClock(server, days);
  for (const [{ request }, email] of people)
    await request.post('/login', { form: { email, password: PASSWORD } });
}

test('a story is dropped, the post waits for the gift, and silence receives, approves, confirms and closes', async ({
  server,
  brand,
  influencer,
}) => {
  test.slow(); // The server starts four times.
  const { ofBrand, ofInfluencer } = await joinWithIdentities(server, brand, influencer);
  const [post] = aPost(0).lines ?? [];
  if (!post) throw new Error('There is no post.');
  const { deal } = await startDealBetween(brand, influencer, {
    campaign: { compensationType: 'gifted', postPriceCents: 0, storyPriceCents: 0 },
    terms: termsFromToday({ lines: [post, { ...post, kind: 'story', needsBenefit: false }] }),
  });
  // The data of the deal names the next task first: that of the story, because the post waits.
  const ids = await signDeal(deal, brand, influencer);
  const [ofStory = '', ofPost = ''] = ids.map((id) => `${deal}/content/${id}`);

  inFrench();
  await influencer.goto(`/fr${ofStory}`);
  await influencer.getByRole('button', { name: m.content_drop() }).click();
  const question = influencer.getByRole('dialog');
  await question.getByRole('button', { name: m.content_drop() }).click();
  await expect(influencer.getByText(m.content_toast_drop(), { exact: true })).toBeVisible();
  await influencer.goto(`/fr${ofPost}`);
  await expect(influencer.getByText(m.content_wait_own())).toBeVisible();
  await expect(influencer.getByRole('button', { name: m.content_hand_in() })).toHaveCount(0);
  inEnglish();
  await brand.goto(ofStory);
  await expect(brand.getByText(m.content_turn_dropped(), { exact: true })).toBeVisible();
  await brand.goto(ofPost);
  await expect(brand.getByText(m.content_wait_other({ name: 'Léa' }))).toBeVisible();
  await brand.request.post(deal, { form: { intent: 'send_gift', carrier: 'ups', trackingNumber: '' } });

  await logInLater(server, 22, [influencer, ofInfluencer]);
  inFrench();
  await influencer.goto(`/fr${ofPost}`);
  await influencer.getByLabel(m.content_caption_field()).fill('Collaboration commerciale. Un soir lent.');
  await influencer.getByRole('button', { name: m.content_hand_in() }).click();
  await expect(influencer.getByText(m.content_toast_submit(), { exact: true })).toBeVisible();

  await logInLater(server, 36, [influencer, ofInfluencer]);
  await influencer.goto(`/fr${ofPost}`);
  const approved = new RegExp(m.content_approved_silence({ date: '.+' }));
  await expect(influencer.getByText(approved).first()).toBeVisible();
  await influencer.getByLabel(m.content_link()).fill('https://www.instagram.com/p/Silence1/');
  await influencer.getByLabel(m.content_has_mention({ mention: 'Collaboration commerciale' })).check();
  await influencer.getByRole('button', { name: m.content_publish() }).click();
  await expect(influencer.getByText(m.content_toast_publish(), { exact: true })).toBeVisible();

  await logInLater(server, 46, [influencer, ofInfluencer], [brand, ofBrand]);
  await influencer.goto(`/fr${deal}`);
  await expect(headline(influencer)).toHaveText(m.deal_over_done({ word: m.deal_over_done_word() }));
  inEnglish();
  await brand.goto(deal);
  await expect(headline(brand)).toHaveText(m.deal_over_done({ word: m.deal_over_done_word() }));
  await brand.goto(ofPost);
  const confirmed = new RegExp(m.content_confirmed_silence({ date: '.+' }));
  await expect(brand.getByText(confirmed).first()).toBeVisible();
});
