import type { Page } from '@playwright/test';
import { m } from '#messages';
import { aCampaign, read } from '#tests/journeys/sign-in.ts';
import { anApplicant, cutOff, open, type Scene, type Stage } from './stage.ts';

async function apply(stage: Stage, before?: (page: Page) => Promise<unknown>): Promise<Page> {
  const { influencer } = stage;
  const page = await open(influencer, `/influencer/campaign/${await aCampaign(stage.brand)}`);
  await before?.(page);
  await page.getByRole('button', { name: m.application_submit() }).click();
  return page;
}

async function decide(stage: Stage, label: string, before?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await open(stage.brand, await anApplicant(stage));
  await before?.(page);
  await page.getByRole('button', { name: label }).click();
  return page;
}

async function contact(stage: Stage, before?: (page: Page) => Promise<unknown>): Promise<Page> {
  const { brand } = stage;
  const [influencerId = ''] = (await anApplicant(stage)).split('/').slice(-1);
  const page = await open(brand, `/influencer/${influencerId}?tab=contact`);
  await page.getByLabel(m.contact_subject()).fill('A table');
  await page.getByRole('textbox', { name: m.contact_message() }).fill('Come and see');
  await before?.(page);
  await page.getByRole('button', { name: m.contact_submit() }).click();
  return page;
}

export const applicationScenes = {
  'an application': (stage) => apply(stage),
  'an application that cannot reach the server': (stage) =>
    apply(stage, (page) => cutOff(page, '**/influencer/campaign/*.data*')),
  'an influencer who never applied': async (stage) =>
    read(stage.brand, `/client/campaigns/${await aCampaign(stage.brand)}/influencer/absent`),

  'an acceptance': (stage) => decide(stage, m.review_validate()),
  async 'a decline'(stage) {
    const page = await decide(stage, m.review_decline());
    await page.getByRole('group').getByRole('button', { name: m.review_decline() }).click();
    return page;
  },
  'a decision that cannot reach the server': (stage) =>
    decide(stage, m.review_validate(), (page) => cutOff(page, '**/influencer/*.data*')),

  async 'a message that cannot reach the server'(stage) {
    const review = await anApplicant(stage);
    await stage.brand.request.post(review, { form: { decision: 'accepted' } });
    const page = await open(stage.brand, review);
    await cutOff(page, '**/messages');
    const box = page.getByLabel(m.conversation_field(), { exact: true });
    await box.fill('Are you there?');
    await box.press('Enter');
    return page;
  },

  'an unknown influencer': ({ brand }) => read(brand, '/influencer/absent'),
  'a message to an influencer': (stage) => contact(stage),
  'a message to an influencer that cannot reach the server': (stage) =>
    contact(stage, (page) => cutOff(page, '**/influencer/*')),
} satisfies Record<string, Scene>;
