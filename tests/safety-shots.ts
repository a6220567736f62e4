import type { Page } from '@playwright/test';
import { linkOn, reviewOf, type Shot, shot } from '#tests/shot.ts';

const inSitemap = async (page: Page, kind: 'company' | 'campaigns') => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  return new RegExp(`/${kind}/([\\w-]+)`).exec(sitemap)?.[1] ?? '';
};
const influencerOf = async (page: Page) =>
  /data-id="([^"]+)"/.exec(await (await page.request.get('/influencers')).text())?.[1] ?? '';
/** Most influencers of the demo world have no account, and cannot be blocked. */
const withAccount = async (page: Page) =>
  /data-id="([^"]+)"/.exec(await (await page.request.get('/influencers?q=Dubois')).text())?.[1] ?? '';
const below = (path: string, findId: (page: Page) => Promise<string>) => async (page: Page) =>
  path + (await findId(page));
const company = (page: Page) => inSitemap(page, 'company');

async function conversation(page: Page): Promise<string> {
  const link = await linkOn('/messages', /conversation=conversation-/)(page);
  return /conversation-[\w-]+/.exec(link)?.[0] ?? '';
}

async function reported(page: Page): Promise<string> {
  const form = { reason: 'scam', text: 'They asked for money before the dinner.' };
  await page.request.post(`/report/company/${await company(page)}`, { form });
  return linkOn('/staff/reports', /\/staff\/reports\/report-/)(page);
}

export const safetyShots: Shot[] = [
  shot('visitor', '/terms'),
  shot('influencer', '/blocks'),
  shot('client', '/block/influencer/:influencerId', 'block', below('/block/influencer/', withAccount)),
  shot('influencer', '/block/company/:companyId', 'block-brand', below('/block/company/', company)),
  shot('visitor', '/report/profile/:influencerId', 'report-profile', below('/report/profile/', influencerOf)),
  shot('visitor', '/report/company/:companyId', 'report-company', below('/report/company/', company)),
  shot(
    'influencer',
    '/report/campaign/:campaignId',
    'report-campaign',
    below('/report/campaign/', (page) => inSitemap(page, 'campaigns')),
  ),
  shot('client', '/report/application/:applicationId', 'report-application', async (page) =>
    linkOn(await reviewOf(/Pending/)(page), /\/report\/application\//)(page),
  ),
  shot(
    'client',
    '/report/conversation/:conversationId',
    'report-message',
    below('/report/conversation/', conversation),
  ),
  shot('staff', '/staff/reports'),
  shot('staff', '/staff/reports/:reportId', 'staff-report', reported),
];
