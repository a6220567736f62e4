import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '#demo/accounts.ts';
import { demoInfluencers } from '#demo/influencers.ts';
import { type Language, languages } from '#domain/language.ts';
import { pathIn } from '#messages/path-language.ts';
import { addresses, addressOf, shapeOf } from '#tests/access-addresses.ts';
import { secretTexts, sent } from '#tests/access-bodies.ts';
import { dealRules } from '#tests/access-deals.ts';
import {
  aWorld,
  dataPath,
  emailOf,
  names,
  type Person,
  people,
  responses,
  staffPeople,
  things,
  type World,
} from '#tests/access-people.ts';
import { rules as productRules, type Rule } from '#tests/access-rules.ts';
import { safetyRules } from '#tests/access-safety.ts';
import { reportCompany, staffRules, writeArticle } from '#tests/access-staff.ts';
import type { RunningServer } from '#tests/server.ts';
import { choosePassword, setSecondFactorUp, startWithStaff } from '#tests/staff-server.ts';

// The product's rules come last, because the last rule, /logout, ends the session.
const rules = [...staffRules, ...safetyRules, ...dealRules, ...productRules];

const peopleOf = ({ answers }: Rule) => Object.keys(answers) as Person[];

describe('the access table', () => {
  it('has every address, with every kind of thing for its parameters', () => {
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

  it('has no address that does not exist', () => {
    expect(rules.filter((rule) => !addressOf(rule)?.methods.includes(rule.method))).toEqual([]);
  });
});

describe('access', () => {
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
    await reportCompany(world);
  }, 180_000);
  afterAll(() => server.stop());

  const fill = (address: string) =>
    address.replaceAll(/\{(\w+)\}/g, (_, thing: string) => world.idOf(thing)).replace('*', '');
  const gets = rules.filter(({ method }) => method === 'GET');
  const posts = rules.filter(({ method }) => method === 'POST');

  it.each(gets)('GET $address', async (rule) => {
    const path = fill(rule.address);
    const { hasFrench, isPage } = addressOf(rule) ?? {};
    const ask = async (persons: Person[], requestPath: string, language?: Language) => {
      const results: Record<string, string> = {};
      for (const person of persons)
        results[person] = (await world.ask(person, requestPath, undefined, language)).result;
      return results;
    };
    const everyone = peopleOf(rule);
    expect(await ask(everyone, path)).toEqual(rule.answers);
    if (isPage) expect(await ask(everyone, dataPath(path)), 'data request').toEqual(rule.answers);
    // The language does not change the result, so one person for each result is enough.
    const { answers } = rule;
    const some = everyone.filter(
      (it, at) => everyone.findIndex((one) => answers[one] === answers[it]) === at,
    );
    if (hasFrench) expect(answers, 'in French').toMatchObject(await ask(some, path, 'fr'));
  });

  const named = [...Object.values(names), ...demoInfluencers.map((it) => ({ ...it, instagram: it.handle }))];

  function addressesRevealing(person: string): string[] {
    const secrets = [
      ...named.flatMap(({ fullName, instagram }) => [fullName, instagram]),
      ...Object.values(demoAccounts).map(({ email }) => email),
      ...people.map(emailOf),
      ...demoInfluencers.map(({ bio }) => bio.slice(0, 20)),
      secretTexts.bio,
      secretTexts.work,
      world.idOf('face'),
      world.idOf('workPicture'),
    ];
    return responses
      .filter((it) => it.person === person && secrets.some((secret) => it.text.includes(secret)))
      .map(({ address }) => address);
  }

  it('shows a visitor every influencer redacted, in every list, search and profile', async () => {
    const ask = async (path: string, language?: Language) =>
      (await world.ask('visitor', path, undefined, language)).text;
    const list = await ask('/api/influencers');
    const profiles = [...list.matchAll(/data-id=\\?"([\w-]+)/g)].flatMap(([, id = '']) =>
      ['', '?tab=metrics', '?tab=contact'].map((tab) => `/influencer/${id}${tab}`),
    );
    expect(profiles.length).toBeGreaterThanOrEqual(9);
    // The page repeats the query. A whole name in the query would look like a leak, so each search omits the first
    // character.
    const searches = named.map(({ fullName }) => `influencers?q=${encodeURIComponent(fullName.slice(1))}`);
    const addresses = [...profiles, ...searches.flatMap((it) => [`/${it}`, `/api/${it}`])];
    for (const language of languages) for (const address of addresses) await ask(address, language);
    const sitemap = await ask('/sitemap.xml');
    for (const [, address = ''] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g))
      await ask(new URL(address).pathname);
    expect(addressesRevealing('visitor')).toEqual([]);
    expect(addressesRevealing('brand')).toEqual(expect.arrayContaining(['/influencers', '/api/influencers']));
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
  ] as const)('redirects %s from %s to %s', async (person, from, to) => {
    // `/client/influencer/{pending}` redirects to the influencer's newest application. `make` creates a campaign with
    // applications, so the newest application is to `{active}`.
    await world.make('active');
    expect((await world.ask(person, fill(from))).to).toBe(fill(to));
    expect((await world.ask(person, fill(from), undefined, 'fr')).to).toBe(pathIn('fr', fill(to)));
  });

  it.each(gets.filter((rule) => !addressOf(rule)?.methods.includes('POST')))(
    'POST $address is 405 for everyone',
    async ({ address }) => {
      for (const person of people) expect((await world.ask(person, fill(address), {})).status).toBe(405);
    },
  );

  it('responds 404 at all addresses of a conversation and its files to everyone but its two people', async () => {
    await world.decline();
    // Leaves out the page to report a file, because the sender of a file gets 404 there.
    const conversationRules = rules.filter(
      ({ address }) => /\{(conversation|attachment)\}/.test(address) && !address.startsWith('/report/file/'),
    );
    const pictures = ['small.webp', 'medium.jpg', 'large.jpg'].map(
      (part) => `/files/{attachedPicture}/${part}`,
    );
    const answers: Record<string, string[]> = {};
    for (const person of ['owner', 'accepted', 'stranger', 'declined', 'pending', 'brand'] as const) {
      const results: string[] = [];
      for (const { address, method, act } of conversationRules)
        if (address !== '/api/conversations/{conversation}/read' || method === 'POST')
          results.push(
            (await world.ask(person, fill(address), method === 'POST' ? sent[act]?.('') : undefined)).result,
          );
      for (const address of pictures) results.push((await world.ask(person, fill(address))).result);
      answers[person] = [...new Set(results)].sort();
    }
    // The body of the POST to report content names no message, so a person who may see the conversation gets 422.
    const [seen, hidden] = [['201', '204', '422', 'page'], ['404']];
    expect(answers).toEqual({
      owner: seen,
      accepted: seen,
      stranger: hidden,
      declined: hidden,
      pending: hidden,
      brand: hidden,
    });
  });

  it('shows the note of an invitation only to the brand and the invited influencer', async () => {
    await world.make('active');
    const body = sent.invite?.(world.idOf('active'));
    expect((await world.ask('owner', fill('/client/invite/{listed}'), body)).result).toBe('done');
    const pages = [
      '/client/invite/{listed}?campaign={active}',
      '/client/campaign/{active}',
      '/campaigns/{active}',
      '/influencer/campaign/{active}',
      '/influencer/dashboard',
      '/influencer/{listed}',
    ];
    for (const person of [...people, ...staffPeople, 'listed'] as const)
      for (const address of pages) await world.ask(person, fill(address));
    expect(readersOf(secretTexts.note)).toEqual(['listed', 'owner']);
  });

  const isRefused = (result = '') => !/^(page|done|out|20\d)$/.test(result);
  const isRefusedToAll = ({ answers }: Rule) => Object.values(answers).every(isRefused);
  const thingOf = ({ act, address }: Rule) => /\{(\w+)\}/.exec(act + address)?.[1] ?? '';
  const post = async (person: Person, rule: Rule): Promise<string> => {
    const path = addressOf(rule)?.isPage ? dataPath(fill(rule.address)) : fill(rule.address);
    const send = sent[rule.act.replace(/\{.*/, '')];
    if (!send) throw new Error(`The table names the body ${rule.act}, which is not defined`);
    return (await world.ask(person, path, send(world.idOf(thingOf(rule))))).result;
  };

  describe('refused to all', () => {
    const campaigns = ['active', 'draft', 'cancelled', 'ended'];
    const ownersViews = async () => {
      const views: string[][] = [];
      for (const campaign of campaigns) views.push(await world.ownersView(campaign));
      return views;
    };
    let before: string[][];
    beforeAll(async () => {
      for (const thing of [...campaigns, 'deal']) await world.make(thing);
      await ownersViews(); // The first requests mark notifications as read.
      before = await ownersViews();
    });

    it.each(posts.filter(isRefusedToAll))('POST $address $act', async (rule) => {
      const results: Record<string, string> = {};
      for (const person of peopleOf(rule)) results[person] = await post(person, rule);
      expect(results).toEqual(rule.answers);
    });

    it('changes nothing that the owner sees', async () => expect(await ownersViews()).toEqual(before));
  });

  it.each(posts.filter((rule) => !isRefusedToAll(rule)))('POST $address $act', async (rule) => {
    const { answers } = rule;
    const campaign = await world.make(thingOf(rule));
    await world.ownersView(campaign);
    const before = await world.ownersView(campaign);
    const results: Record<string, string> = {};
    const requesters = peopleOf(rule);
    for (const person of requesters)
      if (isRefused(answers[person])) results[person] = await post(person, rule);
    expect(await world.ownersView(campaign), 'what the owner sees').toEqual(before);
    for (const person of requesters)
      if (!isRefused(answers[person])) results[person] = await post(person, rule);
    expect(results).toEqual(answers);
  });

  const forMembers = productRules.filter(
    ({ method, answers }) => method === 'GET' && answers.visitor === 'login',
  );
  it.each(forMembers)('GET $address redirects staff to their home page', async ({ address }) => {
    for (const person of staffPeople) expect((await world.ask(person, fill(address))).result).toBe('home');
  });

  it('reveals no name, handle, email, picture or bio to a visitor', () => {
    expect(addressesRevealing('visitor')).toEqual([]);
  });

  it('reveals an applicant only to staff and the brand they applied to, and messages only to their two people', () => {
    expect(readersOf(names.pending.fullName)).toEqual(['owner', 'pending', 'staff']);
    expect(readersOf(secretTexts.message)).toEqual(['accepted', 'owner']);
  });
});

/** Every logged-in user sees every influencer at these addresses. */
const forAllSignedIn = /^(\/fr)?(\/api)?\/(influencers|influencer\/influencer-[\w-]+)(\.data)?(\?|$)/;

const readersOf = (secret: string) => {
  const revealing = responses.filter(
    ({ text, address }) => text.includes(secret) && !forAllSignedIn.test(address),
  );
  return [...new Set(revealing.map(({ person }) => person))].sort();
};
