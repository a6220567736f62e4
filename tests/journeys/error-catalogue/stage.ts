import { type Page, request } from '@playwright/test';
import { confirmAddress, joinBy, sendCampaign } from '#tests/journeys/sign-in.ts';
import { fromNewNetwork } from '#tests/networks.ts';
import type { RunningServer } from '#tests/server.ts';

/** Three people who provoke what there is to provoke, each in a browser of their own. */
export interface Stage {
  visitor: Page;
  brand: Page;
  influencer: Page;
  /** Of the brand. */
  email: string;
  userId: string;
}

/** Leads to where the texts are read: a page, or the text of an answer. No scene needs another to have been played. */
export type Scene = (stage: Stage) => Promise<Page | string>;

type Cast = Pick<Stage, 'visitor' | 'brand' | 'influencer'>;

export async function openStage(cast: Cast, server: RunningServer): Promise<Stage> {
  // A page of ours without scripts, from which what a browser keeps can be reached.
  for (const page of [cast.visitor, cast.brand, cast.influencer]) {
    page.on('dialog', (asked) => asked.accept()); // unsaved things are left as they are
    await page.goto('/legal-notice');
  }
  await joinBy(cast.influencer.request, 'influencer');
  const brand = await joinBy(cast.brand.request, 'client');
  await confirmAddress(cast.brand.request, server, brand.email);
  return { ...cast, ...brand };
}

/** Opens a page in a tab that keeps nothing but what is given, by its key. */
export async function open(page: Page, address: string, kept: Record<string, unknown> = {}): Promise<Page> {
  await page.evaluate((entries) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
  await page.goto(address);
  return page;
}

/** What the page sends there next reaches nobody. */
export function cutOff(page: Page, address: string): Promise<unknown> {
  return page.route(address, (route) => route.abort(), { times: 1 });
}

export async function read(page: Page, address: string): Promise<string> {
  return (await page.request.get(address)).text();
}

const idsIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, id = '']) => id));

/** A new draft of the brand's. Gives its id. */
export async function aDraft({ brand }: Stage): Promise<string> {
  const list = async () => idsIn(await read(brand, '/client/campaigns'), /\/(campaign-[\w-]{20,})/g);
  const known = await list();
  await sendCampaign(brand, { title: 'Dinner at dusk' });
  const [campaignId = ''] = (await list()).difference(known);
  return campaignId;
}

/** The same, open to applications. */
export async function aCampaign(stage: Stage): Promise<string> {
  const campaignId = await aDraft(stage);
  const form = { campaignId, move: 'publish' };
  await stage.brand.request.post(`/client/campaign/${campaignId}`, { form });
  return campaignId;
}

/** The page on which the brand reads somebody's application to a new campaign. */
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
