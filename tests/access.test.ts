import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HandledAddress } from '#app/addresses/handled.ts';
import routes from '#app/routes.ts';
import { demoAccounts } from '#demo/accounts.ts';
import { demoInfluencers } from '#demo/influencers.ts';
import { type Language, languages } from '#domain/language.ts';
import { pathIn } from '#messages/language.ts';
import {
  aWorld,
  byScript,
  emailOf,
  heard,
  names,
  type Person,
  people,
  sent,
  staffPeople,
  things,
  type World,
  words,
} from '#tests/access-people.ts';
import { rules as productRules, type Rule } from '#tests/access-rules.ts';
import { staffRules, writeArticle } from '#tests/access-staff.ts';
import type { RunningServer } from '#tests/server.ts';
import { choosePassword, setSecondFactorUp, startWithStaff } from '#tests/staff-server.ts';

// At its end the product's table signs everybody out.
const rules = [...staffRules, ...productRules];

/** The addresses as the sitemap has them, and those that are answered before it; which methods each one takes. */
const beforeTheSitemap = {
  '/health': ['GET'],
  '/api/live': ['GET'],
  '/api/conversations/:conversationId/live': ['GET'],
  '/api/influencers': ['GET'],
  '/api/files': ['GET', 'POST'],
  '/files/:fileId/original': ['GET'],
  '/media/:pictureId/small.webp': ['GET'],
} satisfies Record<HandledAddress, string[]> & Record<string, string[]>;
const addresses = [
  ...Object.entries(beforeTheSitemap).map(([pattern, methods]) => ({
    pattern,
    methods,
    hasFrench: false,
    isPage: false,
  })),
  ...routes.map(({ path = '', file }: RouteConfigEntry) => ({
    pattern: path.startsWith('fr?') ? path.slice(3) || '/' : `/${path}`,
    methods: /^export .*\baction\b/m.test(readFileSync(`app/${file}`, 'utf8')) ? ['GET', 'POST'] : ['GET'],
    hasFrench: path.startsWith('fr?'),
    isPage: file.endsWith('.tsx'),
  })),
];
/** For whom a rule's table has a column. */
const peopleOf = ({ answers }: Rule) => Object.keys(answers) as Person[];
const shapeOf = (path: string) =>
  path
    .replace(/\?.*/, '')
    .replace(/\*\w+$/, '*')
    .replaceAll(/:\w+|\{\w+\}/g, '{}');
const addressOf = (rule: Rule) => addresses.find(({ pattern }) => shapeOf(pattern) === shapeOf(rule.address));

describe('the table', () => {
  it('has every address, and every kind of thing at its place', () => {
    const missing = addresses.flatMap(({ pattern, methods }) =>
      methods.flatMap((method) => {
        const rows = rules.filter((it) => it.method === method && shapeOf(it.address) === shapeOf(pattern));
        const places = pattern.split('/').map((place, at) => {
          const present = rows.map(({ address }) => address.split('/')[at]);
          const kinds = place.startsWith(':') ? (things[place.slice(1)] ?? ['a thing of that name']) : [];
          return kinds.filter((kind) => !present.includes(`{${kind}}`));
        });
        if (rows.length === 0) return [`${method} ${pattern}`];
        return places.flat().map((kind) => `${method} ${pattern} with ${kind}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('names no address that is gone', () => {
    expect(rules.filter((rule) => !addressOf(rule)?.methods.includes(rule.method))).toEqual([]);
  });
});

describe('every person at every address', () => {
  let server: RunningServer;
  let world: World;
  beforeAll(async () => {
    const started = await startWithStaff(staffPeople.map(emailOf));
    server = started.server;
    world = await aWorld(server);
    const [unenrolled = '', staff = ''] = await Promise.all(started.links.map(choosePassword));
    world.enter('unenrolled', unenrolled);
    world.enter('staff', (await setSecondFactorUp(server.url, staff)).cookie);
    world.know('article', await writeArticle(world));
  }, 180_000);
  afterAll(() => server.stop());

  const fill = (address: string) =>
    address.replaceAll(/\{(\w+)\}/g, (_, thing: string) => world.idOf(thing)).replace('*', '');
  const gets = rules.filter(({ method }) => method === 'GET');
  const posts = rules.filter(({ method }) => method === 'POST');

  it.each(gets)('GET $address', async (rule) => {
    const path = fill(rule.address);
    const { hasFrench, isPage } = addressOf(rule) ?? {};
    const ask = async (asked: string, language?: Language) => {
      const words: Record<string, string> = {};
      for (const person of peopleOf(rule))
        words[person] = (await world.ask(person, asked, undefined, language)).word;
      return words;
    };
    expect(await ask(path)).toEqual(rule.answers);
    if (hasFrench) expect(await ask(path, 'fr'), 'in French').toEqual(rule.answers);
    if (isPage) expect(await ask(byScript(path)), 'by script').toEqual(rule.answers);
  });

  const named = [...Object.values(names), ...demoInfluencers.map((it) => ({ ...it, instagram: it.handle }))];

  /** Where that person was told who an influencer is. */
  function addressesTelling(person: string): string[] {
    const secrets = [
      ...named.flatMap(({ fullName, instagram }) => [fullName, instagram]),
      ...Object.values(demoAccounts).map(({ email }) => email),
      ...people.map(emailOf),
      ...demoInfluencers.map(({ bio }) => bio.slice(0, 20)),
      words.bio,
      world.idOf('face'),
    ];
    return heard
      .filter((it) => it.person === person && secrets.some((secret) => it.text.includes(secret)))
      .map(({ address }) => address);
  }

  it('shows a visitor every influencer veiled, however they are looked for', async () => {
    const ask = async (path: string, language?: Language) =>
      (await world.ask('visitor', path, undefined, language)).text;
    const list = await ask('/api/influencers');
    const profiles = [...list.matchAll(/data-id=\\?"([\w-]+)/g)].flatMap(([, id = '']) =>
      ['', '?tab=metrics', '?tab=contact'].map((tab) => `/influencer/${id}${tab}`),
    );
    expect(profiles.length).toBeGreaterThanOrEqual(9);
    // By all but a letter of each name: the page repeats what was asked.
    const searches = named.map(({ fullName }) => `influencers?q=${encodeURIComponent(fullName.slice(1))}`);
    const addresses = [...profiles, ...searches.flatMap((it) => [`/${it}`, `/api/${it}`])];
    for (const language of languages) for (const address of addresses) await ask(address, language);
    const sitemap = await ask('/sitemap.xml');
    for (const [, address = ''] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g))
      await ask(new URL(address).pathname);
    expect(addressesTelling('visitor')).toEqual([]);
    expect(addressesTelling('brand')).toEqual(expect.arrayContaining(['/influencers', '/api/influencers']));
  });

  it.each([
    ['visitor', '/logout', '/'],
    ['visitor', '/blog/{absent}', '/blog'],
    ['visitor', '/agency-blog?page=2', '/blog?page=2'],
    ['owner', '/campaigns', '/client/campaigns'],
    ['owner', '/booking-influencer', '/booking'],
    ['pending', '/booking', '/booking-influencer'],
    ['owner', '/client/campaigns/{active}', '/client/campaign/{active}'],
    ['owner', '/campaigns/{draft}', '/client/campaign/{draft}'],
    ['owner', '/campaigns/{cancelled}', '/client/campaign/{cancelled}'],
    ['pending', '/campaigns/{cancelled}', '/influencer/campaign/{cancelled}'],
    ['visitor', '/notices?page=2', '/notifications?page=2'],
    ['owner', '/notices/{notice}', '/notifications/{notice}'],
    ['visitor', '/influencer/profile/{pending}', '/influencer/{pending}'],
    ['owner', '/client/influencer/{pending}', '/client/campaigns/{active}/influencer/{pending}'],
  ] as const)('%s is sent onward from %s to %s', async (person, from, to) => {
    await world.make('active'); // the newest application
    expect((await world.ask(person, fill(from))).to).toBe(fill(to));
    expect((await world.ask(person, fill(from), undefined, 'fr')).to).toBe(pathIn('fr', fill(to)));
  });

  it.each(gets.filter((rule) => !addressOf(rule)?.methods.includes('POST')))(
    'POST $address is taken from nobody',
    async ({ address }) => {
      for (const person of people) expect((await world.ask(person, fill(address), {})).status).toBe(405);
    },
  );

  it('has a conversation and its files for two people: to all others no address of them is there', async () => {
    await world.decline();
    const asked = rules.filter(({ address }) => /\{(conversation|attachment)\}/.test(address));
    const pictures = ['small.webp', 'medium.jpg', 'large.jpg'].map(
      (part) => `/files/{attachedPicture}/${part}`,
    );
    const answers: Record<string, string[]> = {};
    for (const person of ['owner', 'accepted', 'stranger', 'declined', 'pending', 'brand'] as const) {
      const words: string[] = [];
      for (const { address, method, act } of asked)
        if (address !== '/api/conversations/{conversation}/read' || method === 'POST')
          words.push(
            (await world.ask(person, fill(address), method === 'POST' ? sent[act]?.('') : undefined)).word,
          );
      for (const address of pictures) words.push((await world.ask(person, fill(address))).word);
      answers[person] = [...new Set(words)].sort();
    }
    const [seen, hidden] = [['201', '204', 'page'], ['404']];
    expect(answers).toEqual({
      owner: seen,
      accepted: seen,
      stranger: hidden,
      declined: hidden,
      pending: hidden,
      brand: hidden,
    });
  });

  it.each(posts)('POST $address $act', async (rule) => {
    const { address, act, answers } = rule;
    const [, thing = ''] = /\{(\w+)\}/.exec(address + act) ?? [];
    const campaign = await world.make(thing);
    const path = addressOf(rule)?.isPage ? byScript(fill(address)) : fill(address);
    const send = sent[act.replace(/\{.*/, '')];
    if (!send) throw new Error(`The table sends ${act}, which is not described`);
    const post = (person: Person) => world.ask(person, path, send(world.idOf(thing)));
    const isRefused = (word = '') => !/^(page|done|out|20\d)$/.test(word);

    await world.ownersView(campaign); // what notices tell is read by looking at it, and counts no more
    const before = await world.ownersView(campaign);
    const given: Record<string, string> = {};
    const asked = peopleOf(rule);
    for (const person of asked) if (isRefused(answers[person])) given[person] = (await post(person)).word;
    expect(await world.ownersView(campaign), 'what the owner sees').toEqual(before);
    for (const person of asked) if (!isRefused(answers[person])) given[person] = (await post(person)).word;
    expect(given).toEqual(answers);
  });

  const forMembers = productRules.filter(
    ({ method, answers }) => method === 'GET' && answers.visitor === 'login',
  );
  it.each(forMembers)('GET $address sends the operator’s people to the desk', async ({ address }) => {
    for (const person of staffPeople) expect((await world.ask(person, fill(address))).word).toBe('home');
  });

  it('tells a visitor nobody’s name, handle, e-mail, picture or own words', () => {
    expect(addressesTelling('visitor')).toEqual([]);
  });

  it('shows an applicant to staff and the brand they applied to, and what two write each other to those two', () => {
    expect(readersOf(names.pending.fullName)).toEqual(['owner', 'pending', 'staff']);
    expect(readersOf(words.message)).toEqual(['accepted', 'owner']);
  });
});

/** Where whoever is signed in finds every influencer. */
const forAllSignedIn = /^(\/fr)?(\/api)?\/(influencers|influencer\/influencer-[\w-]+)(\.data)?(\?|$)/;

/** Who was given these words, in whatever answer but those that are for everyone signed in. */
const readersOf = (told: string) => {
  const answers = heard.filter(({ text, address }) => text.includes(told) && !forAllSignedIn.test(address));
  return [...new Set(answers.map(({ person }) => person))].sort();
};
