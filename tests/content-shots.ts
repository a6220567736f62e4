import { type APIRequestContext, type Page, request } from '@playwright/test';
import { demoAccounts } from '#demo/accounts.ts';
import { dayOf } from '#domain/clock.ts';
import { formatTypedDay } from '#messages/typed-day.ts';
import { startDealBetween, termsFromToday } from '#tests/deal-by-http.ts';
import { signDeal } from '#tests/running-deal.ts';
import { aPicture } from '#tests/sample-files.ts';
import { buyPremium, type Shot, shot } from '#tests/shot.ts';

const CONTENT = '/deals/:dealId/content/:deliverableId';

async function signIn(baseURL: string, who: keyof typeof demoAccounts): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL });
  const { email, password } = demoAccounts[who];
  await context.post('/login', { form: { email, password } });
  return context;
}

let started: Promise<{ submitted: string; planned: string; online: string }> | undefined;

/**
 * Returns the addresses of three posts of a running deal between the demo people. One post has a draft with pictures,
 * one is planned, one is online.
 */
function contentOf(page: Page) {
  started ??= startContent(new URL(page.url()).origin);
  return started;
}

async function startContent(origin: string) {
  const [client, influencer] = await Promise.all([signIn(origin, 'client'), signIn(origin, 'influencer')]);
  const sides = [{ request: client }, { request: influencer }] as const;
  const line = {
    kind: 'post',
    platform: 'instagram',
    feeCents: 10_000,
    note: '',
    needsBenefit: false,
  } as const;
  const terms = termsFromToday({ lines: [{ ...line, count: 3 }], benefit: null });
  const { deal } = await startDealBetween(...sides, { campaign: { compensationType: 'paid' }, terms });
  const addresses = (await signDeal(deal, ...sides)).map((id) => `${deal}/content/${id}`);
  const [submitted = '', planned = '', online = ''] = addresses;
  const form = new URLSearchParams({ intent: 'submit', caption: 'Collaboration commerciale\nAt table.' });
  for (const background of ['#e9dccb', '#cdd6c6']) {
    const buffer = await aPicture('jpeg', { width: 800, height: 1000, background });
    const file = { name: 'table.jpg', mimeType: 'image/jpeg', buffer };
    const sent = await influencer.post('/api/files?profile=content', { multipart: { file } });
    form.append('files', ((await sent.json()) as { id: string }).id);
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await influencer.post(submitted, { data: form.toString(), headers });
  await influencer.post(online, { form: { intent: 'submit', caption: 'Collaboration commerciale' } });
  await client.post(online, { form: { intent: 'approve', seq: '1' } });
  const url = 'https://www.instagram.com/p/C0ffeeTable/';
  await influencer.post(online, { form: { intent: 'publish', url, hasMention: '1' } });
  for (const likes of ['1180', '1204'])
    await influencer.post(online, {
      form: {
        intent: 'figures',
        asOf: formatTypedDay(dayOf(new Date()), 'en'),
        likes,
        comments: '96',
        saves: '35',
        shares: '12',
      },
    });
  return { submitted, planned, online };
}

export const contentShots: Shot[] = [
  shot('client', CONTENT, 'content-review', async (page) => (await contentOf(page)).submitted),
  shot('influencer', CONTENT, 'content-submitted', async (page) => (await contentOf(page)).submitted),
  shot('influencer', CONTENT, 'content-hand-in', async (page) => (await contentOf(page)).planned),
  shot('client', CONTENT, 'content-online-client', async (page) => (await contentOf(page)).online),
  shot('influencer', CONTENT, 'content-online-influencer', async (page) => (await contentOf(page)).online),
  shot('client', '/client/reports', 'brand-report-figures', async (page) => {
    await contentOf(page);
    await buyPremium(page);
    return '/client/reports';
  }),
  shot('client', '/client/reports/content', 'brand-report-rows-figures', async (page) => {
    await contentOf(page);
    return '/client/reports/content?number=likes.declared';
  }),
  shot('client', CONTENT, 'content-missing', '/deals/deal-none/content/deliverable-none'),
];
