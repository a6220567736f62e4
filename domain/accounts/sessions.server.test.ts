import { expect, it } from 'vitest';
import { openViewerCache } from '#server/http/viewer-cache.ts';
import { testDatabase } from '#tests/database.ts';
import { eventually } from '#tests/eventually.ts';
import { aBrand, anInfluencer, aVisitor, PASSWORD, type Person } from '#tests/people.ts';
import { endOtherSessions, endSession } from './end-sessions.server.ts';
import { findSessions } from './find-sessions.server.ts';
import { signIn } from './sign-in.server.ts';

const db = await testDatabase();
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const originOf = ({ cookie }: { cookie: string }) => ({
  address: 'network',
  headers: new Headers({ cookie }),
});

let made = 0;
async function logIn(person: Person, userAgent: string, address = '203.0.113.77') {
  const headers = new Headers({ 'user-agent': userAgent, 'x-client-address': address });
  const credentials = { email: person.actor?.email ?? '', password: PASSWORD };
  const { cookies } = await signIn(aVisitor(db), credentials, { address: `network ${++made}`, headers });
  return { ...person, cookie: cookies.map((it) => it.split(';')[0]).join('; ') };
}
const list = async (person: Person) => (await findSessions(person, originOf(person))).sessions;
const isOpen = async ({ cookie }: Person) =>
  (await aVisitor(db).services.identity.sessionOf(db.kysely, originOf({ cookie }).headers)) !== null;

it('lists one’s own sessions with browser, system and shortened network, that of the request first', async () => {
  await anInfluencer(db);
  const brand = await aBrand(db);
  const office = await logIn(brand, CHROME);
  const phone = await logIn(brand, IPHONE, '2001:db8:85a3:8d3::/64');
  const browsers = async (person: Person) =>
    (await list(person)).map(({ browser, system, network, isCurrent }) => [
      browser,
      system,
      network,
      isCurrent,
    ]);
  const [onOffice, onPhone] = [
    ['Chrome', 'Windows', '203.0.113.x'],
    ['Safari', 'iOS', '2001:db8:85a3::x'],
  ];
  const first = [null, null, null, false];
  expect(await browsers(office)).toEqual([[...onOffice, true], [...onPhone, false], first]);
  expect(await browsers(phone)).toEqual([[...onPhone, true], [...onOffice, false], first]);
  const { token } = await db.kysely
    .selectFrom('user_session')
    .select('token')
    .where('user_agent', '=', IPHONE)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(await list(office))).not.toContain(token);
});

it('ends one session or all others, and none of another account', async () => {
  const [brand, lea] = [await aBrand(db), await anInfluencer(db)];
  const [office, phone, cafe] = [
    await logIn(brand, CHROME),
    await logIn(brand, IPHONE),
    await logIn(brand, CHROME),
  ];
  const idOnPhone = (await list(phone))[0]?.id ?? '';
  await endSession(lea, idOnPhone);
  await endOtherSessions(lea, originOf(lea));
  expect(await isOpen(phone)).toBe(true);
  await endSession(office, idOnPhone);
  await endSession(office, idOnPhone);
  expect([await isOpen(phone), await isOpen(office), await isOpen(cafe)]).toEqual([false, true, true]);
  await endOtherSessions(office, originOf(office));
  expect([await isOpen(brand), await isOpen(office), await isOpen(cafe)]).toEqual([false, true, false]);
  expect(await list(office)).toHaveLength(1);
});

it('refuses an ended session in every process', async () => {
  const brand = await aBrand(db);
  const phone = await logIn(brand, IPHONE);
  const processes = [await openViewerCache(db, brand.services), await openViewerCache(db, brand.services)];
  const actors = () => Promise.all(processes.map(async (it) => (await it.actorOf(phone.cookie))?.id ?? null));
  expect(await actors()).toEqual([brand.actor?.id, brand.actor?.id]);
  await endSession(brand, (await list(phone))[0]?.id ?? '');
  await eventually(async () => expect(await actors()).toEqual([null, null]));
  await Promise.all(processes.map((it) => it.close()));
});
