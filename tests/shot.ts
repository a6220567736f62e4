import type { Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';

export interface Shot {
  name: string;
  as: 'visitor' | 'client' | 'influencer' | 'unenrolled' | 'staff';
  route: string;
  path: string | ((page: Page) => Promise<string>);
  prepare?: (page: Page, language: Language) => Promise<void>;
}

export const shot = (
  as: Shot['as'],
  route: string,
  name = route.replaceAll('/', '-').slice(1) || 'home',
  path: Shot['path'] = route,
): Shot => ({ name, as, route, path });

export const linkOn = (from: string, pattern: RegExp) => async (page: Page) => {
  await page.goto(from);
  const links = await page.getByRole('main').getByRole('link').all();
  for (const link of links) {
    const href = await link.getAttribute('href');
    if (href && pattern.test(href)) return href;
  }
  throw new Error(`No link like ${pattern} on ${from}.`);
};

export const reviewOf = (title: RegExp) => async (page: Page) => {
  for (const status of ['active', 'ended']) {
    await page.goto(`/client/campaigns?status=${status}`);
    const campaigns = await page.getByRole('main').getByRole('link').all();
    const addresses = await Promise.all(campaigns.map((link) => link.getAttribute('href')));
    for (const address of new Set(addresses.filter((it) => it?.includes('/client/campaign/campaign-')))) {
      await page.goto(address ?? '');
      const applicants = page.getByRole('region', { name: title });
      const applicant = applicants.locator('a[href*="/influencer/influencer-"]').first();
      if ((await applicant.count()) > 0) return (await applicant.getAttribute('href')) ?? '';
    }
  }
  throw new Error(`No applicant under ${title}.`);
};

/** Buys Premium, after paying what an earlier screenshot has left open. */
export async function buyPremium(page: Page): Promise<void> {
  await page.request.post('/billing/test', { form: { move: 'pay' } });
  await page.request.post('/billing/test/checkout', { form: { plan: 'premium', billing: 'monthly' } });
}
