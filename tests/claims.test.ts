import { expect, it } from 'vitest';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();
/** A site with DATABASE_URL counts as public. The test server has DATABASE_URL only if TEST_DATABASE_URL is set. */
const isPublic = Boolean(process.env.TEST_DATABASE_URL);

const shipped = [
  '1,500+',
  'verified influencers',
  '24 to 48 hours',
  '15 to 30 days',
  'under 4 hours',
  '20% save',
  '124 reviews',
  'AggregateRating',
  'A curated collection',
  'validated by hand',
  'personalised support',
  'Partner of luxury',
  'Maison Lumen',
  'Accolade Agency',
  'legalName',
  'RCS Lyon 000 000 000',
  'FR 00 000000000',
  'Camille Exemple',
  'joint-stock company',
  'rue de l’Exemple',
  'Example Hosting',
  'team@accolade.example',
];

it(`${isPublic ? 'leaves out' : 'shows'} claims and legal entries that still have their shipped values`, async () => {
  const pages = await Promise.all(
    ['/', '/pricing', '/legal-notice', '/login'].map(async (path) => (await fetch(server.url + path)).text()),
  );
  const html = pages.join();
  expect(shipped.filter((text) => html.includes(text))).toEqual(isPublic ? [] : shipped);
  expect(html.includes('The publisher has yet to complete this part.')).toBe(isPublic);
  expect(html.match(/<details name="faq"/g)).toHaveLength(10);
  expect(server.output().includes('claims and legal entries are left out')).toBe(isPublic);
});
