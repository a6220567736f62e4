import { expect, it } from 'vitest';
import { m } from '#messages';
import { aDraft, form } from '#tests/access-bodies.ts';
import { request } from '#tests/requests.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();

it('says why a deal was not started, without scripts', async () => {
  const [brand, influencer] = [await signUpAt(server.url), await signUpAt(server.url, 'influencer')];
  const as = (cookie: string) => async (path: string, body?: URLSearchParams | object) => {
    const answer = await request(server.url + path, { cookie, body });
    return { status: answer.status, text: await answer.text() };
  };
  const find = (pattern: RegExp, { text }: { text: string }) => pattern.exec(text)?.[0] ?? '';
  await as(brand)('/client/campaign/create.data', aDraft);
  const campaignId = find(/campaign-[\w-]{36}/, await as(brand)('/client/campaigns'));
  await as(brand)(`/client/campaign/${campaignId}`, form({ campaignId, move: 'publish' }));
  await as(influencer)(`/influencer/campaign/${campaignId}`, form({ message: 'I know your kitchen.' }));
  const campaign = await as(brand)(`/client/campaign/${campaignId}`);
  const review = find(/\/client\/campaigns\/[\w-]+\/influencer\/[\w-]{20,}/, campaign);
  await as(brand)(review, form({ decision: 'accepted' }));
  const refused = await as(brand)(review, form({ intent: 'start-deal' }));
  expect(refused.status).toBe(409);
  expect(refused.text).toContain(`>${m.refusal_terms_none()}</p>`);
});
