import type { Page } from '@playwright/test';
import { m } from '#messages';
import { aCampaign, aDraft, inDays, read } from '#tests/journeys/sign-in.ts';
import { someCampaign } from '#tests/people.ts';
import { aPicture } from '#tests/sample-files.ts';
import { cutOff, open, type Scene, type Stage } from './stage.ts';

const draft = { ...someCampaign, startDate: inDays(1), endDate: inDays(30) };

const breakOnce = (page: Page, address: string) =>
  page.route(address, (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 });

function resume({ brand, userId }: Stage, step: string, changes: object = {}): Promise<Page> {
  const stored = { draft: { ...draft, ...changes }, step };
  return open(brand, `/client/campaign/create?step=${step}`, { [`campaign-draft:1:${userId}`]: stored });
}

async function send(stage: Stage, before?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await resume(stage, 'review');
  await before?.(page);
  await page.getByRole('button', { name: m.wizard_submit() }).click();
  return page;
}

async function edit(stage: Stage, label: string, before?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await open(stage.brand, `/client/campaign/${await aDraft(stage.brand)}/edit`);
  await before?.(page);
  await page.getByRole('button', { name: label, exact: true }).click();
  return page;
}

async function openOffer(stage: Stage, label: string): Promise<Page> {
  const nothing = { compensationType: '', giftDescription: '', postPriceCents: 0, storyPriceCents: 0 };
  const page = await resume(stage, 'campaignType', nothing);
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  return page;
}

async function leaveOfferBlank(stage: Stage, label: string): Promise<Page> {
  const page = await openOffer(stage, label);
  await page.getByRole('dialog').getByRole('button', { name: m.wizard_save() }).click();
  return page;
}

export const campaignScenes = {
  'an end before the start': (stage) => resume(stage, 'schedule', { endDate: inDays(0) }),
  async 'a schedule left blank'(stage) {
    const page = await resume(stage, 'schedule', { startDate: '', endDate: '' });
    const next = page.getByRole('button', { name: m.wizard_next(), exact: true });
    await next.and(page.locator('[type=submit]')).press('Enter');
    return page;
  },
  'overlapping time slots': (stage) =>
    resume(stage, 'collaboration', { slot2: { start: '19:00', end: '20:00' } }),
  'a gift left blank': (stage) => leaveOfferBlank(stage, m.compensation_gifted()),
  'a payment left blank': (stage) => leaveOfferBlank(stage, m.compensation_paid()),
  'a gift and a payment left blank': (stage) => leaveOfferBlank(stage, m.compensation_giftedAndPaid()),

  async 'a gift with a fourth image'(stage) {
    const page = await openOffer(stage, m.compensation_gifted());
    const file = { name: 'gift.png', mimeType: 'image/png', buffer: await aPicture('png', { width: 40 }) };
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles([file, file, file, file]);
    return page;
  },

  'a campaign': (stage) => send(stage),
  'a campaign that cannot reach the server': (stage) =>
    send(stage, (page) => cutOff(page, '**/client/campaign/create.data*')),
  async 'a campaign sent after the session ended'(stage) {
    const cookies = await stage.brand.context().cookies();
    const page = await send(stage, (it) => it.context().clearCookies());
    await page.waitForURL('/login');
    await page.context().addCookies(cookies);
    return page;
  },

  'an edit': (stage) => edit(stage, m.edit_save()),
  'an edit that cannot reach the server': (stage) =>
    edit(stage, m.edit_save(), (page) => cutOff(page, '**/edit.data*')),
  async 'a cancelled edit'(stage) {
    const page = await edit(stage, m.edit_cancel());
    // The address changes before the campaign's page appears. If the page appeared during the next scene, it would
    // show the toast of that scene.
    await page.getByRole('link', { name: m.campaign_edit(), exact: true }).waitFor();
    return page;
  },

  async 'an address without a campaign id'({ brand }) {
    // The toast disappears after 4 seconds, and may do so before a slow page has loaded.
    await brand.goto('/client/campaign', { waitUntil: 'commit' });
    return brand;
  },
  async 'a campaign that cannot be loaded'(stage) {
    await aDraft(stage.brand);
    const page = await open(stage.brand, '/client/campaigns');
    await breakOnce(page, '**/client/campaign/*.data*');
    await page.getByRole('link', { name: draft.title }).first().click();
    return page;
  },
  'an empty list of campaigns': ({ brand }) => read(brand, '/client/campaigns?status=canceled'),
  'an unknown campaign': ({ brand }) => read(brand, '/client/campaign/absent'),
  'a campaign without applicants': async (stage) =>
    read(stage.brand, `/client/campaign/${await aCampaign(stage.brand)}`),
  async 'a page that fails'({ brand }) {
    const page = await open(brand, '/client/campaigns');
    await breakOnce(page, '**/dashboard.data*');
    await page.getByRole('link', { name: m.nav_dashboard() }).first().click();
    return page;
  },
} satisfies Record<string, Scene>;
