import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { pathIn } from '#messages/path-language.ts';
import { aDraft, blank, form, profileFields } from '#tests/access-bodies.ts';
import { dataPath } from '#tests/access-people.ts';
import { eventually } from '#tests/eventually.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { request } from '#tests/requests.ts';
import type { RunningServer } from '#tests/server.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { choosePassword, setSecondFactorUp, startWithStaff } from '#tests/staff-server.ts';

const figures = { followers: '7654321', following: '54321', posts: '87651', engagementRate: '13.57' };
/** The figures as formatted on pages and as typed. No other text of the site contains them. */
const FIGURE = /\b(7[.,]7 ?M|54[.,]3 ?K|87[.,]7 ?K|13[.,]6 ?%|7654321|54321|87651|13[.,]57)(?!\w)/g;
const MARK = /declared|déclaré/i;
/**
 * Maximum number of characters between a figure and the word "declared". Other figures of the person may lie between.
 */
const MARK_WITHIN = 120;
const NOT_STATED = /not stated|non renseigné/i;
const ZERO = /(?<![\d.,])(0 (followers|posts|abonnés|publications)|0[.,]0 ?%)/;

const names = { declared: 'Ada Quillfeather', newcomer: 'Nils Brightwater', waiting: 'Wim Slowhand' };
const search = Object.values(names).map((name) => `?q=${encodeURIComponent(name)}`);
const queries: Record<string, string[]> = {
  '/influencer/:influencerId': ['?tab=metrics', '?tab=contact'],
  '/influencers': search,
  '/api/influencers': search,
  '/staff/accounts': search,
};

interface Visited {
  pattern: string;
  address: string;
  text: string;
}
const visited: Visited[] = [];
let server: RunningServer;

beforeAll(async () => {
  const started = await startWithStaff(['desk@example.com']);
  server = started.server;
  const [link = ''] = started.links;
  const cookies: Record<string, string> = {
    visitor: '',
    brand: await signUpAt(server.url),
    staff: (await setSecondFactorUp(server.url, await choosePassword(link))).cookie,
  };
  const send = async (person: string, path: string, body?: URLSearchParams | object) => {
    const answer = await request(server.url + path, { cookie: cookies[person] ?? '', body });
    const text = await answer.text();
    if (answer.status >= 400) throw new Error(`${person} at ${path}: ${answer.status}\n${text}`);
    return text;
  };
  const idIn = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';

  await send('brand', '/billing/test/checkout', form({ plan: 'premium', billing: 'monthly' }));
  await send('brand', '/client/campaign/create', aDraft);
  const campaignId = idIn(await send('brand', '/client/campaigns'), /\/client\/campaign\/(campaign-[\w-]+)/);
  await send('brand', `/client/campaign/${campaignId}`, form({ campaignId, move: 'publish' }));

  const things = { campaignId: [campaignId], influencerId: [''], userId: [''] };
  for (const [person, fullName] of Object.entries(names)) {
    cookies[person] = await signUpAt(server.url, 'influencer', { fullName });
    const stated = person === 'newcomer' ? blank(profileFields) : { ...blank(profileFields), ...figures };
    const handle = `${person}.handle`;
    await send(person, '/profile', form({ fullName, handle, language: 'en', thematics: 'food', ...stated }));
    await send(person, `/influencer/campaign/${campaignId}`, form({ message: 'Hello' }));
    const query = `?q=${encodeURIComponent(fullName)}`;
    const userId = idIn(await send('staff', `/staff/accounts${query}`), /\/staff\/accounts\/([\w-]+)"/);
    things.userId.push(userId);
    if (person === 'waiting') continue; // The account stays unverified, so the desk lists it as waiting.
    await send('staff', `/staff/accounts/${userId}`, form({ intent: 'verify', seen: 'waiting' }));
    await eventually(async () => {
      const id = idIn(await send('brand', `/api/influencers${query}`), /data-id=\\"([\w-]+)/);
      if (!id) throw new Error(`${fullName} is not listed`);
      things.influencerId.push(id);
    });
  }

  for (const pattern of patterns())
    for (const path of addressesOf(pattern, things))
      for (const [person, cookie] of Object.entries(cookies))
        for (const address of [pathIn('en', path), pathIn('fr', path), dataPath(path)]) {
          const answer = await request(server.url + address, { cookie });
          visited.push({ pattern, address: `${person} ${address}`, text: await textOf(answer) });
        }
}, 300_000);
afterAll(() => server.stop());

function patterns(): string[] {
  const paths = routes.map(({ path = '' }: RouteConfigEntry) => `/${path.replace(/^fr\?\/?/, '')}`);
  return [...paths, '/api/influencers'].filter((pattern) => pattern !== '/logout');
}

function addressesOf(pattern: string, things: Record<string, string[]>): string[] {
  let paths = [pattern];
  for (const [name, ids] of Object.entries(things))
    paths = paths.flatMap((path) =>
      path.includes(`:${name}`) ? ids.filter(Boolean).map((id) => path.replace(`:${name}`, id)) : path,
    );
  const plain = paths.map((path) => path.replaceAll(/:\w+|\*/g, 'absent'));
  return plain.flatMap((path) => ['', ...(queries[pattern] ?? [])].map((query) => path + query));
}

async function textOf(answer: Response): Promise<string> {
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  const text = type.includes('pdf') ? pdfText(body).join('\n') : body.toString();
  const plain = /html|json/.test(type)
    ? text.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ')
    : text;
  return plain.replaceAll(/[^\S\n]+/g, ' ');
}

const isData = ({ address }: Visited) => /\.data(\?|$)/.test(address);
const patternsOf = (some: Visited[]) => [...new Set(some.map(({ pattern }) => pattern))].sort();

const withFigures = () => visited.filter(({ text }) => text.match(FIGURE));

test('figures appear in the list, on profiles, in the review, in reports and on the desk', () => {
  expect(patternsOf(withFigures().filter((it) => !isData(it)))).toEqual([
    '/api/influencers',
    '/client/campaign/:campaignId',
    '/client/campaign/:campaignId/detailed-report.csv',
    '/client/campaign/:campaignId/detailed-report.pdf',
    '/client/campaign/:campaignId/report.csv',
    '/client/campaigns/:campaignId/influencer/:influencerId',
    '/client/invite/:influencerId',
    '/influencer/:influencerId',
    '/influencers',
    '/staff',
    '/staff/accounts/:userId',
  ]);
});

test('every declared figure has its mark', () => {
  const unmarked = withFigures().flatMap((it) => {
    // The `.data` response of a page names the source of the figures only once.
    if (isData(it)) return MARK.test(it.text) ? [] : [it.address];
    const records = it.pattern.endsWith('.csv') ? it.text.split('\n') : null;
    if (records) return records.filter((line) => line.match(FIGURE) && !MARK.test(line));
    return [...it.text.matchAll(FIGURE)]
      .map(({ index }) => it.text.slice(index, index + MARK_WITHIN))
      .filter((text) => !MARK.test(text))
      .map((text) => `${it.address}: ${text}`);
  });
  expect(unmarked).toEqual([]);
});

test('a newcomer who stated no figures has no zeros, but “not stated” in their place', () => {
  const shown = visited.filter((it) => !isData(it) && NOT_STATED.test(it.text));
  expect(patternsOf(shown)).toEqual(
    expect.arrayContaining(
      patternsOf(withFigures().filter((it) => !isData(it))).filter((pattern) => pattern !== '/staff'),
    ),
  );
  const zeros = visited.filter((it) => !isData(it) && ZERO.test(it.text));
  expect(zeros.map(({ address, text }) => `${address}: ${ZERO.exec(text)?.[0]}`)).toEqual([]);
});
