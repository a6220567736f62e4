import { expect, it } from 'vitest';
import { aDealWithContent, sendContent, someForms } from '#tests/content.ts';
import { testDatabase } from '#tests/database.ts';
import { smallTerms } from '#tests/deals.ts';
import { anInfluencer, anUpload } from '#tests/people.ts';
import { findContent } from './find-content.server.ts';

const db = await testDatabase();

const harmlessTexts = [
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  "'; drop table deal; --",
  '{{7*7}} #{7*7} <%= 7*7 %>',
  '\u202egnp.exe',
  'a\u0300'.repeat(100),
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  '\u0007bell',
  '=HYPERLINK("https://evil.example")',
  'line\nline\n\nline',
  '\\u0000 %00 %0d%0a %s%n%x',
  '&lt;b&gt; &amp;',
  '[link](javascript:alert(1))',
  '\u{1f600}'.repeat(500),
];

/** A deal with 40 posts. `next` returns the id of an unused post. */
async function aDealWithPosts() {
  const lines = smallTerms.lines.map((line) => ({ ...line, kind: 'post' as const, count: 20, feeCents: 1 }));
  const { deliverableIds, ...deal } = await aDealWithContent(db, { ...smallTerms, lines });
  const act = (side: 'brand' | 'influencer') => (id: string, form: object) =>
    sendContent(deal[side], deal.dealId, id, form);
  const submit = (id: string, form: object) => act('influencer')(id, { ...someForms.submit(), ...form });
  const find = (id: string) => findContent(deal.brand, deal.dealId, id);
  return { ...deal, next: () => deliverableIds.pop() ?? '', byBrand: act('brand'), submit, find };
}

const refusal = (run: Promise<unknown>) =>
  run.then(
    () => 'accepted',
    (error: unknown) => error,
  );
const gone = { code: 'input.invalid', fields: { files: 'file.gone' } };

it('stores texts with markup and marks as they are', async () => {
  const { next, submit, byBrand, find } = await aDealWithPosts();
  for (const text of harmlessTexts) {
    const id = next();
    await submit(id, { caption: text, note: text });
    await byBrand(id, { ...someForms.ask(), remarks: [{ text }] });
    expect((await find(id)).submissions).toMatchObject([{ caption: text, note: text, remarks: [{ text }] }]);
  }
});

it('refuses files of others, of other records and of other profiles', async () => {
  const { brand, influencer, dealId, next, submit, byBrand, find } = await aDealWithPosts();
  const [id, used] = [next(), await anUpload(influencer, 'image', 'content')];
  await submit(next(), { files: [used] });
  const own = await anUpload(influencer, 'image', 'content');
  const others = [
    used,
    await anUpload(await anInfluencer(db), 'image', 'content'),
    await anUpload(brand, 'image', 'content'),
    await anUpload(influencer, 'image', 'media'),
    await anUpload(influencer, 'file', 'attachment'),
    await anUpload(influencer, 'file', 'document'),
    'image-none',
    '../../etc/passwd',
    "' or 1=1 --",
    '\u202e',
    id,
    dealId,
  ];
  for (const file of others)
    for (const files of [[file], [own, file]])
      expect(await refusal(submit(id, { files })), file).toMatchObject(gone);
  // The refused forms left the image unattached.
  await submit(id, { files: [own, own] });
  const { submissions, deliverable } = await find(id);
  expect([deliverable.status, submissions.map(({ files }) => files.map((it) => it.id))]).toEqual([
    'submitted',
    [[own]],
  ]);

  await byBrand(id, someForms.approve());
  for (const file of others) {
    const publish = sendContent(influencer, dealId, id, { ...someForms.publish(), files: [own, file] });
    expect(await refusal(publish), file).toMatchObject(gone);
  }
});

it('refuses remarks about files of another draft, and accepts those at the edges', async () => {
  const { influencer, next, submit, byBrand, find } = await aDealWithPosts();
  const upload = (kind: 'image' | 'video') => anUpload(influencer, kind, 'content');
  const [image, video, other] = [await upload('image'), await upload('video'), await upload('image')];
  await submit(next(), { files: [other] });
  const id = next();
  await submit(id, { files: [image, video] });
  const ask = (remarks: object[]) =>
    byBrand(id, { ...someForms.ask(), remarks: remarks.map((it) => ({ text: 'Here.', ...it })) });
  for (const file of [other, 'image-none', '../../etc/passwd', "' or 1=1", 'https://evil.example/x.png'])
    expect(await refusal(ask([{ file: image }, { file }]))).toMatchObject({
      code: 'input.invalid',
      fields: { 'remarks.1.file': 'file.gone' },
    });
  expect((await find(id)).submissions[0]?.remarks).toEqual([]);
  const edges = [
    { file: image, x: 0, y: 1_000, width: 1_000, height: 0 },
    { file: video, second: 86_400 },
    { file: image, x: 500, y: 500 },
  ];
  await ask(edges);
  expect((await find(id)).submissions[0]?.remarks).toMatchObject(edges);
});
