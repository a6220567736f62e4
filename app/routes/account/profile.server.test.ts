import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { requestContext } from '#app/request/context.ts';
import type { Ctx } from '#domain/ctx.ts';
import { findOwnProfile } from '#domain/influencers/find-own-profile.server.ts';
import { site } from '#site';
import { testDatabase } from '#tests/database.ts';
import { connect, figures, prove } from '#tests/instagram-accounts.ts';
import { aBrand, anInfluencer } from '#tests/people.ts';
import { someBrandIdentity } from '#tests/some-identities.ts';
import Profile, { action, loader } from './profile.tsx';

const db = await testDatabase();

afterEach(() => {
  site.deals.enabled = true;
});

function argsFor(ctx: Ctx, fields?: Record<string, string>) {
  const publicUrl = 'https://accolade.example';
  const url = `${publicUrl}/profile`;
  const context = new RouterContextProvider();
  const origin = { address: '', headers: new Headers() };
  context.set(requestContext, { ctx, publicUrl, nonce: '', requestId: '', page: null, origin });
  const request = new Request(url, fields && { method: 'POST', body: new URLSearchParams(fields) });
  return { context, request, url: new URL(url), params: {}, pattern: '/:fr?/profile' as const };
}

/** Returns the figures from the inputs of the page's form, hidden inputs included. */
async function figureFields(ctx: Ctx): Promise<Record<string, string>> {
  const loaderData = await loader(argsFor(ctx));
  const Component = () => createElement(Profile, { loaderData } as never);
  const html = renderToStaticMarkup(createElement(createRoutesStub([{ path: '*', Component }])));
  const inputs = html.matchAll(
    /<input(?=[^>]* name="(\w*(?:followers|following|posts|engagementRate))")(?=[^>]* value="(.*?)")/gi,
  );
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
}

it('saves details for contracts only if deals are enabled', async () => {
  const ctx = await aBrand(db);
  const identities = () => db.kysely.selectFrom('identity').select('user_id').execute();
  const save = () => action(argsFor(ctx, { ...someBrandIdentity, intent: 'identity' }));
  site.deals.enabled = false;
  await expect(save()).rejects.toMatchObject({ init: { status: 404 } });
  expect(await identities()).toEqual([]);
  site.deals.enabled = true;
  await save();
  expect(await identities()).toHaveLength(1);
});

it('keeps figures that were read while the form was open', async () => {
  const lea = await anInfluencer(db);
  await connect(lea);
  const loaded = await figureFields(lea);
  await prove(lea);
  const typed = { fullName: 'Léa Dubois', language: 'en', handle: 'lea.table', location: '', bio: 'New' };
  await action(argsFor(lea, { ...typed, ...loaded }));
  expect(await findOwnProfile(lea)).toMatchObject({ ...figures, bio: 'New', figuresSource: 'verified' });
});
