import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { requestContext } from '#app/request/context.ts';
import { testDatabase } from '#tests/database.ts';
import { anEntry, aVisitor } from '#tests/people.ts';
import { loader } from './feed.ts';

const db = await testDatabase();

it('escapes titles and summaries, which feed readers take for HTML', async () => {
  const ctx = aVisitor(db);
  await anEntry(ctx, { title_en: 'Less <3 & more', resume_en: 'Hi <img src=x>]]>' });
  const url = 'https://accolade.example/blog/feed.xml';
  const context = new RouterContextProvider();
  context.set(requestContext, {
    ctx,
    publicUrl: 'https://accolade.example',
    nonce: '',
    requestId: '',
    page: null,
    origin: { address: '', headers: new Headers() },
  });
  const feed = await (
    await loader({ context, request: new Request(url), url: new URL(url), params: {}, pattern: '' })
  ).text();
  expect(feed).toContain('Less &lt;3 &amp; more');
  expect(feed).toContain('Hi &lt;img src=x&gt;]]&gt;');
});
