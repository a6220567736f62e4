import { request } from '@playwright/test';
import type { Thematic } from '#domain/campaigns/reference.ts';
import { fromNewNetwork } from '#tests/networks.ts';
import { join, listed } from './sign-in.ts';

/** Signs an influencer up and saves their profile. Influencers with the thematic `books` also get preferences. */
async function addInfluencer(
  baseURL: string,
  fullName: string,
  thematics: Thematic[],
  followers: number,
): Promise<void> {
  const browser = await request.newContext({ baseURL, extraHTTPHeaders: fromNewNetwork() });
  await join({ request: browser }, 'influencer');
  const figures = { followers: String(followers), following: '', posts: '', engagementRate: '4' };
  const rest = { handle: `h${followers}`, language: 'en', bio: '' };
  const form = new URLSearchParams({ fullName, location: 'Quimper', ...figures, ...rest });
  for (const thematic of thematics) form.append('thematics', thematic);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await browser.post('/profile', { data: form.toString(), headers, maxRedirects: 0 });
  const address = { street: '1 quai de l’Odet', zipCode: '29000', city: 'Quimper', phone: '06' };
  const kinds = { collaborationTypes: 'restaurant', preferredCities: 'Nantes' };
  const paid = { companyName: fullName, minPricePerPost: String(followers / 1000), minPricePerStory: '10' };
  const preferences = {
    deliveryInstructions: '',
    acceptGifts: 'on',
    acceptPaidCollabs: 'on',
    ...address,
    ...kinds,
    ...paid,
  };
  if (thematics.includes('books')) await browser.post('/preferences', { form: preferences, maxRedirects: 0 });
  await browser.dispose();
}

let added: Promise<void> | undefined;
/**
 * Adds thirty influencers in Quimper, who fill two pages of the influencer list. Runs once per worker, because each worker
 * has its own server.
 */
export function thirtyInQuimper(baseURL = ''): Promise<void> {
  added ??= (async () => {
    for (let number = 1; number <= 30; number++) {
      const thematics: Thematic[] = number % 10 === 0 ? ['books', 'music'] : ['art'];
      await addInfluencer(baseURL, `Person No. ${number}`, thematics, number * 10_000);
    }
    const browser = await request.newContext({ baseURL });
    await listed({ request: browser }, '?location=quimper&page=2', 30 - 24);
    await browser.dispose();
  })();
  return added;
}
