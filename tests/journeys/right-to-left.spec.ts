import type { Locator } from '@playwright/test';
import { m } from '#messages';
import { expect, test } from './fixtures.ts';
import { aCampaign, apply, join, reviewOf } from './sign-in.ts';

const title = 'عشاء في الخريف';
const description = 'مرحبا، نبحث عن مصورين.';
const application = 'שלום, אשמח להצטרף.';
const message = 'متى نلتقي؟';

/** The first strong character of a text decides its direction. */
test('texts of people follow their own direction', async ({ brand, influencer }) => {
  await join(brand, 'client');
  await join(influencer, 'influencer', { fullName: 'ליאה' });
  const campaignId = await aCampaign(brand, { title, description });
  await influencer.goto('/influencer/dashboard');
  await expectRtl(influencer.getByRole('heading', { name: title }));
  await influencer.goto(`/influencer/campaign/${campaignId}`);
  await expectRtl(influencer.getByRole('heading', { name: title }));
  await expectRtl(influencer.getByText(description));
  const field = influencer.getByLabel(m.application_message());
  await expect(field).toHaveCSS('direction', 'ltr');
  await field.fill(application);
  await expectRtl(field);

  await apply(influencer, campaignId, application);
  const review = await reviewOf(brand, campaignId);
  await brand.request.post(review, { form: { decision: 'accepted' } });
  await brand.goto(review);
  await expectRtl(brand.getByText(application).first());
  const composer = brand.getByLabel(m.conversation_field());
  await composer.fill(message);
  await expectRtl(composer);
  await composer.press('Enter');
  await expectRtl(brand.getByText(message, { exact: true }));
});

const expectRtl = (text: Locator) => expect(text).toHaveCSS('direction', 'rtl');
