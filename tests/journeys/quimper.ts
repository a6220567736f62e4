import { request } from '@playwright/test';
import type { Thematic } from '#domain/campaigns/reference.ts';
import { fromNewNetwork } from '#tests/networks.ts';
import type { RunningServer } from '#tests/server.ts';
import { enterCollection, join, listed } from './sign-in.ts';

/** Adds an influencer. With the thematic `books`, also adds preferences. */
async function addInfluencer(
  server: RunningServer,
  fullName: string,
  thematics: Thematic[],
  followers: number,
): Promise<void> {
  const browser = await request.newContext({ baseURL: server.url, extraHTTPHeaders: fromNewNetwork() });
  const { email } = await join({ request: browser }, 'influencer');
  const profile = { fullName, location: 'Quimper', handle: `h${followers}`, followers: String(followers) };
  await enterCollection({ request: browser }, server, { email, thematics, ...profile });
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
 * Adds thirty influencers, once per worker, because each worker has its own server. The influencers fill two pages of
 * the list.
 */
export function thirtyInQuimper(server: RunningServer): Promise<void> {
  added ??= (async () => {
    const add = (number: number) => {
      const thematics: Thematic[] = number % 10 === 0 ? ['books', 'music'] : ['art'];
      return addInfluencer(server, `Person No. ${number}`, thematics, number * 10_000);
    };
    // Five at a time, because each sign-up waits for its upload and its email.
    for (let last = 0; last < 30; last += 5) await Promise.all([1, 2, 3, 4, 5].map((it) => add(last + it)));
    const browser = await request.newContext({ baseURL: server.url });
    await listed({ request: browser }, '?location=quimper&page=2', 30 - 24);
    await browser.dispose();
  })();
  return added;
}
