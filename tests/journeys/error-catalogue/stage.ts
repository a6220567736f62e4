import { type Page, request } from '@playwright/test';
import { confirmAddress, joinBy, sendCampaign } from '#tests/journeys/sign-in.ts';
import { fromNewNetwork } from '#tests/networks.ts';
import type { RunningServer } from '#tests/server.ts';

/** Three people, each in their own browser. */
export interface Stage {
  visitor: Page;
  brand: Page;
  influencer: Page;
  /** Email and user id of the brand. */
  email: string;
  userId: string;
}

/** Leads to the page, or the text of a response, that contains the texts. No scene depends on another. */
export type Scene = (stage: Stage) => Promise<Page | string>;

type Cast = Pick<Stage, 'visitor' | 'brand' | 'influencer'>;

export async function openStage(cast: Cast, server: RunningServer): Promise<Stage> {
  // `open` needs a page of the site to write to its storage; this one has no scripts.
  for (const page of [cast.visitor, cast.brand, cast.influencer]) {
    page.on('dialog', (dialog) => dialog.accept()); // leaves unsaved changes
    await page.goto('/legal-notice');
  }
  await joinBy(cast.influencer.request, 'influencer');
  const brand = await joinBy(cast.brand.request, 'client');
  await confirmAddress(cast.brand.request, server, brand.email);
  return { ...cast, ...brand };
}

/** Opens a page with only these entries, by key, in the browser's storage. */
export async function open(page: Page, address: string, stored: Record<string, unknown> = {}): Promise<Page> {
  await page.evaluate((entries) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
  await page.goto(address);
  return page;
}

/** Aborts the page's next request to the address. */
export function cutOff(page: Page, address: string): Promise<unknown> {
  return page.route(address, (route) => route.abort(), { times: 1 });
}

export async function read(page: Page, address: string): Promise<string> {
  return (await page.request.get(address)).text();
}

const idsIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, id = '']) => id));

/** Creates a draft of the brand. Returns its id. */
export async function aDraft({ brand }: Stage): Promise<string> {
  const list = async () => idsIn(await read(brand, '/client/campaigns'), /\/(campaign-[\w-]{20,})/g);
  const known = await list();
  await sendCampaign(brand, { title: 'Dinner at dusk' });
  const [campaignId = ''] = (await list()).difference(known);
  return campaignId;
}

/** Creates and publishes a campaign of the brand. Returns its id. */
export async function aCampaign(stage: Stage): Promise<string> {
  const campaignId = await aDraft(stage);
  const form = { campaignId, move: 'publish' };
  await stage.brand.request.post(`/client/campaign/${campaignId}`, { form });
  return campaignId;
}

/** Creates an application to a new campaign. Returns the brand's page of it. */
export async function anApplicant(stage: Stage): Promise<string> {
  const campaignId = await aCampaign(stage);
  const applicant = await request.newContext({
    baseURL: new URL(stage.brand.url()).origin,
    extraHTTPHeaders: fromNewNetwork(),
  });
  await joinBy(applicant, 'influencer');
  await applicant.post(`/influencer/campaign/${campaignId}`, { form: { message: 'Me!' } });
  await applicant.dispose();
  const page = await read(stage.brand, `/client/campaign/${campaignId}`);
  const [influencerId] = idsIn(page, /\/influencer\/([\w-]{20,})/g);
  return `/client/campaigns/${campaignId}/influencer/${influencerId}`;
}
