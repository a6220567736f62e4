import { type Page, request } from '@playwright/test';
import { aCampaign, apply, confirmAddress, join, reviewOf } from '#tests/journeys/sign-in.ts';
import { fromNewNetwork } from '#tests/networks.ts';
import type { RunningServer } from '#tests/server.ts';

export interface Stage {
  visitor: Page;
  brand: Page;
  influencer: Page;
  email: string;
  userId: string;
}

/**
 * Makes the site show the texts of a scene. Returns the page or the response with these texts. Scenes do not depend
 * on each other.
 */
export type Scene = (stage: Stage) => Promise<Page | string>;

type Cast = Pick<Stage, 'visitor' | 'brand' | 'influencer'>;

export async function openStage(cast: Cast, server: RunningServer): Promise<Stage> {
  // `open` writes to the local storage of the site, so each browser must first open a page of the site. This page has
  // no scripts that interfere.
  for (const page of [cast.visitor, cast.brand, cast.influencer]) {
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto('/legal-notice');
  }
  await join(cast.influencer, 'influencer');
  const brand = await join(cast.brand, 'client');
  await confirmAddress(cast.brand, server, brand.email);
  return { ...cast, ...brand };
}

export async function open(page: Page, address: string, stored: Record<string, unknown> = {}): Promise<Page> {
  await page.evaluate((entries) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
  await page.goto(address);
  return page;
}

export function cutOff(page: Page, address: string): Promise<unknown> {
  return page.route(address, (route) => route.abort(), { times: 1 });
}

export async function anApplicant({ brand }: Stage): Promise<string> {
  const campaignId = await aCampaign(brand);
  const baseURL = new URL(brand.url()).origin;
  const applicant = { request: await request.newContext({ baseURL, extraHTTPHeaders: fromNewNetwork() }) };
  await join(applicant, 'influencer');
  await apply(applicant, campaignId);
  await applicant.request.dispose();
  return reviewOf(brand, campaignId);
}
