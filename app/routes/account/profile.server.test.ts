import { RouterContextProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { requestContext } from '#app/request/context.ts';
import { site } from '#site';
import { testDatabase } from '#tests/database.ts';
import { aBrand } from '#tests/people.ts';
import { someBrandIdentity } from '#tests/some-identities.ts';
import { action } from './profile.tsx';

const db = await testDatabase();

afterEach(() => {
  site.deals.enabled = true;
});

it('saves details for contracts only if deals are enabled', async () => {
  const ctx = await aBrand(db);
  const publicUrl = 'https://accolade.example';
  const url = `${publicUrl}/profile`;
  const context = new RouterContextProvider();
  const origin = { address: '', headers: new Headers() };
  context.set(requestContext, { ctx, publicUrl, nonce: '', requestId: '', page: null, origin });
  const identities = () => db.kysely.selectFrom('identity').select('user_id').execute();
  const save = () => {
    const body = new URLSearchParams({ ...someBrandIdentity, intent: 'identity' });
    const request = new Request(url, { method: 'POST', body });
    return action({ context, request, url: new URL(url), params: {}, pattern: '/:fr?/profile' });
  };
  site.deals.enabled = false;
  await expect(save()).rejects.toMatchObject({ init: { status: 404 } });
  expect(await identities()).toEqual([]);
  site.deals.enabled = true;
  await save();
  expect(await identities()).toHaveLength(1);
});
