import { type APIRequestContext, type Page, request } from '@playwright/test';
import { demoAccounts } from '#demo/accounts.ts';
import { startDealBetween, termsFromToday } from '#tests/deal-by-http.ts';
import { signDeal } from '#tests/running-deal.ts';
import { aPicture } from '#tests/sample-files.ts';
import { type Shot, shot } from '#tests/shot.ts';

const CONTENT = '/deals/:dealId/content/:deliverableId';

async function signIn(baseURL: string, who: keyof typeof demoAccounts): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL });
  const { email, password } = demoAccounts[who];
  await context.post('/login', { form: { email, password } });
  return context;
}

let started: Promise<{ submitted: string; planned: string }> | undefined;

/** The addresses of two posts of a running deal between the demo people. Pictures of the first are handed in. */
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
  const terms = termsFromToday({ lines: [{ ...line, count: 2 }], benefit: null });
  const { deal } = await startDealBetween(...sides, { campaign: { compensationType: 'paid' }, terms });
  const [first, second] = (await signDeal(deal, ...sides)).map((id) => `${deal}/content/${id}`);
  const submitted = first ?? '';
  const form = new URLSearchParams({ intent: 'submit', caption: 'Collaboration commerciale\nAt table.' });
  for (const background of ['#e9dccb', '#cdd6c6']) {
    const buffer = await aPicture('jpeg', { width: 800, height: 1000, background });
    const file = { name: 'table.jpg', mimeType: 'image/jpeg', buffer };
    const sent = await influencer.post('/api/files?profile=content', { multipart: { file } });
    form.append('files', ((await sent.json()) as { id: string }).id);
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await influencer.post(submitted, { data: form.toString(), headers });
  return { submitted, planned: second ?? '' };
}

export const contentShots: Shot[] = [
  shot('client', CONTENT, 'content-review', async (page) => (await contentOf(page)).submitted),
  shot('influencer', CONTENT, 'content-submitted', async (page) => (await contentOf(page)).submitted),
  shot('influencer', CONTENT, 'content-hand-in', async (page) => (await contentOf(page)).planned),
  shot('client', CONTENT, 'content-missing', '/deals/deal-none/content/deliverable-none'),
];
