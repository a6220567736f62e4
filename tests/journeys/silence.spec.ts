import type { Page } from '@playwright/test';
import { languages } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn, setLanguageSource } from '#messages/path-language.ts';
import { startDealBetween, termsFromToday } from '#tests/deal-by-http.ts';
import { PASSWORD } from '#tests/people.ts';
import { signDeal } from '#tests/running-deal.ts';
import type { RunningServer } from '#tests/server.ts';
import { expect } from './fixtures.ts';
import { shiftClock, test } from './shifted-clock.ts';
import { aPost, joinWithIdentities } from './signatories.ts';

const headline = (page: Page) => page.getByRole('heading', { level: 2 }).first();

/**
 * Moves the server's clock to `days` days from now and logs the people in again. Their sessions may have ended by then,
 * and an open page would redirect to the login.
 */
async function logInLater(server: RunningServer, days: number, ...people: [Page, string][]): Promise<void> {
  for (const [page] of people) await page.goto('about:blank');
  await shiftClock(server, days);
  for (const [{ request }, email] of people)
    await request.post('/login', { form: { email, password: PASSWORD } });
}

async function drop(page: Page): Promise<void> {
  await page.getByRole('button', { name: m.content_drop() }).click();
  await page.getByRole('dialog').getByRole('button', { name: m.content_drop() }).click();
  await expect(page.getByText(m.content_toast_drop(), { exact: true })).toBeVisible();
}

for (const language of languages)
  test(`both sides drop a story, and silence receives, approves, confirms and closes, in ${language}`, async ({
    server,
    brand,
    influencer,
  }) => {
    test.slow(); // The server starts four times.
    const { ofBrand, ofInfluencer } = await joinWithIdentities(server, brand, influencer);
    const [post] = aPost(0).lines ?? [];
    if (!post) throw new Error('There is no post.');
    const story = { ...post, kind: 'story', needsBenefit: false } as const;
    const { deal } = await startDealBetween(brand, influencer, {
      campaign: { compensationType: 'gifted', postPriceCents: 0, storyPriceCents: 0 },
      terms: termsFromToday({ lines: [post, story, story] }),
    });
    const ids = await signDeal(deal, brand, influencer);
    const isPost = async (id: string) =>
      (await (await brand.request.get(`${deal}/content/${id}`)).text()).includes('Léa’s post</h1>');
    const byKind = await Promise.all(ids.map(async (id) => ({ id, isPost: await isPost(id) })));
    setLanguageSource(() => language);
    // The stories come first, the post comes last.
    const [ofStory = '', ofLateStory = '', ofPost = ''] = byKind
      .toSorted((one, other) => Number(one.isPost) - Number(other.isPost))
      .map(({ id }) => pathIn(language, `${deal}/content/${id}`));

    await influencer.goto(ofStory);
    await drop(influencer);
    await influencer.goto(ofPost);
    await expect(influencer.getByText(m.content_wait_own())).toBeVisible();
    await expect(influencer.getByRole('button', { name: m.content_hand_in() })).toHaveCount(0);
    await brand.goto(ofStory);
    await expect(brand.getByText(m.content_turn_dropped(), { exact: true })).toBeVisible();
    await brand.goto(ofPost);
    await expect(brand.getByText(m.content_wait_other({ name: 'Léa' }))).toBeVisible();
    await brand.goto(ofLateStory);
    await expect(brand.getByRole('button', { name: m.content_drop() })).toHaveCount(0);
    await brand.request.post(deal, { form: { intent: 'send_gift', carrier: 'ups', trackingNumber: '' } });

    // Day 22 is a week after the last day for drafts. The gift already counts as received.
    await logInLater(server, 22, [influencer, ofInfluencer], [brand, ofBrand]);
    await brand.goto(ofLateStory);
    await drop(brand);
    await influencer.goto(ofLateStory);
    const dropped = new RegExp(m.content_dropped_other({ name: 'Maison Aubrac', date: '.+' }));
    await expect(influencer.getByText(dropped)).toBeVisible();
    await influencer.goto(ofPost);
    await influencer.getByLabel(m.content_caption_field()).fill('Collaboration commerciale. Un soir lent.');
    await influencer.getByRole('button', { name: m.content_hand_in() }).click();
    await expect(influencer.getByText(m.content_toast_submit(), { exact: true })).toBeVisible();

    await logInLater(server, 36, [influencer, ofInfluencer]);
    await influencer.goto(ofPost);
    const approved = new RegExp(m.content_approved_silence({ date: '.+' }));
    await expect(influencer.getByText(approved).first()).toBeVisible();
    await influencer.getByLabel(m.content_link()).fill(`https://www.instagram.com/p/Silence${language}/`);
    await influencer.getByLabel(m.content_has_mention({ mention: 'Collaboration commerciale' })).check();
    await influencer.getByRole('button', { name: m.content_publish() }).click();
    await expect(influencer.getByText(m.content_toast_publish(), { exact: true })).toBeVisible();

    await logInLater(server, 46, [influencer, ofInfluencer], [brand, ofBrand]);
    for (const page of [influencer, brand]) {
      await page.goto(pathIn(language, deal));
      await expect(headline(page)).toHaveText(m.deal_over_done({ word: m.deal_over_done_word() }));
    }
    await brand.goto(ofPost);
    const confirmed = new RegExp(m.content_confirmed_silence({ date: '.+' }));
    await expect(brand.getByText(confirmed).first()).toBeVisible();
  });

test('refuses an answer to an expired offer in both languages', async ({ server, brand, influencer }) => {
  const { ofInfluencer } = await joinWithIdentities(server, brand, influencer);
  const { deal } = await startDealBetween(brand, influencer);
  await logInLater(server, 7, [influencer, ofInfluencer]);
  for (const [intent, language] of [
    ['decline', 'en'],
    ['accept', 'fr'],
  ] as const) {
    const form = { intent, seq: '1', hash: 'a'.repeat(64) };
    const answer = await influencer.request.post(pathIn(language, deal), { form });
    expect(answer.status()).toBe(409);
    expect(await answer.text()).toContain(m.refusal_offer_expired({}, { locale: language }));
  }
});
