import type { Page } from '@playwright/test';
import { m } from '#messages';
import { read } from '#tests/journeys/sign-in.ts';
import { aPdf } from '#tests/sample-files.ts';
import { cutOff, open, type Scene, type Stage } from './stage.ts';

type Before = (page: Page) => Promise<unknown>;

async function savePreferences({ influencer }: Stage, before?: Before): Promise<Page> {
  const page = await open(influencer, '/preferences');
  await before?.(page);
  await page.getByRole('button', { name: m.preferences_save() }).click();
  return page;
}

const openCompany = ({ brand }: Stage) => open(brand, '/profile/company');
const COMPANY_DATA = '**/profile/company.data*';
const SIRET = '55208131766522';

async function saveCompany(stage: Stage, siret: string, before?: Before): Promise<Page> {
  const page = await openCompany(stage);
  await page.getByLabel(m.company_siret()).fill(siret);
  await page.getByLabel(m.company_street()).fill('12 rue Mercière');
  await page.getByLabel(m.company_zip_code()).fill('69002');
  await page.getByLabel(m.company_city()).fill('Lyon');
  await before?.(page);
  await page.getByRole('button', { name: m.company_save() }).click();
  return page;
}

async function sendFile(page: Page, address: string, bytes: number): Promise<string> {
  const file = { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(bytes, '%PDF-1.7\n') };
  return (await page.request.post(address, { multipart: { file } })).text();
}
const MEGABYTE = 1024 * 1024;

async function chooseDocument(page: Page): Promise<void> {
  const file = { name: 'kbis.pdf', mimeType: 'application/pdf', buffer: aPdf() };
  await page.getByLabel(m.company_document_choose(), { exact: false }).setInputFiles(file);
}

async function subscribe({ influencer }: Stage, card: string): Promise<Page> {
  const page = await open(influencer, '/pricing');
  const plan = m.subscription_tier_basic();
  await page.getByRole('button', { name: m.pricing_choose({ plan }) }).click();
  await page.getByText(card).click();
  await page.getByRole('button', { name: m.billing_checkout_subscribe() }).click();
  return page;
}

export const accountScenes = {
  'a plan whose card is refused': (stage) => subscribe(stage, m.billing_checkout_card_fails()),
  'a plan': (stage) => subscribe(stage, m.billing_checkout_card_works()),

  'preferences left blank': (stage) =>
    savePreferences(stage, async (page) => {
      await page.getByText(m.preferences_accept_gifts()).click();
      await page.getByText(m.preferences_accept_paid()).click();
      await page.getByLabel(m.preferences_price_post()).fill('a lot');
    }),
  'preferences with a fourth city': (stage) =>
    savePreferences(stage, async (page) => {
      await page.getByText(m.collaboration_restaurant(), { exact: true }).click();
      // The form allows at most three cities, so the test changes the request to four cities.
      const cities = ['Paris', 'Lyon', 'Nice', 'Lille'].map((city) => `&preferredCities=${city}`).join('');
      await page.route(
        `${page.url()}.data`,
        (route) => route.continue({ postData: route.request().postData() + cities }),
        { times: 1 },
      );
    }),
  'preferences that cannot reach the server': (stage) =>
    savePreferences(stage, (page) => cutOff(page, '**/preferences.data')),
  preferences: (stage) => savePreferences(stage),

  async 'an Instagram account that cannot reach the server'(stage) {
    const page = await open(stage.influencer, '/profile?tab=integrations');
    await page.getByLabel(m.instagram_username()).fill('@lea.table');
    await cutOff(page, '**/profile.data*');
    await page.getByRole('button', { name: m.instagram_connect() }).click();
    return page;
  },

  'a company left blank': (stage) =>
    saveCompany(stage, '', async (page) => {
      await page.getByLabel(m.company_name()).fill('A');
      for (const label of [m.company_street, m.company_zip_code, m.company_city])
        await page.getByLabel(label()).fill('');
    }),
  'a company with a wrong SIRET': (stage) => saveCompany(stage, '55208131766523'),
  'a company that cannot reach the server': (stage) =>
    saveCompany(stage, SIRET, (page) => cutOff(page, COMPANY_DATA)),
  'a company': (stage) => saveCompany(stage, SIRET),
  async 'a company that cannot be loaded'(stage) {
    const page = await open(stage.brand, '/client/dashboard');
    await cutOff(page, COMPANY_DATA);
    await page.getByRole('button', { name: m.nav_account_of({ name: 'Maison Aubrac' }) }).click();
    await page.getByRole('link', { name: m.nav_company() }).click();
    return page;
  },
  'an unknown company': ({ visitor }) => read(visitor, '/company/absent'),

  async 'a document whose upload fails'(stage) {
    const page = await openCompany(stage);
    await cutOff(page, '**/api/files*');
    await chooseDocument(page);
    return page;
  },
  async 'a document that cannot reach the server'(stage) {
    const page = await openCompany(stage);
    await cutOff(page, '**/api/company/documents');
    await chooseDocument(page);
    return page;
  },
  async 'a document that cannot be removed'(stage) {
    const page = await openCompany(stage);
    await chooseDocument(page);
    const name = m.company_document_remove_name({ name: 'kbis.pdf' });
    await page.getByRole('button', { name }).first().click();
    await cutOff(page, COMPANY_DATA);
    const remove = { name: m.company_document_remove() };
    await page.getByRole('dialog').getByRole('button', remove).click();
    return page;
  },
  'a document of more than 5 MB': ({ brand }) =>
    sendFile(brand, '/api/files?profile=document', 5 * MEGABYTE + 1),
  'an attachment of more than 10 MB': ({ influencer }) =>
    sendFile(influencer, '/api/files?profile=attachment', 10 * MEGABYTE + 1),
} satisfies Record<string, Scene>;
