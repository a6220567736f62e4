import { expect, it } from 'vitest';
import { m } from '#messages';
import { aDraft, form } from '#tests/access-bodies.ts';
import { termsForm, termsFromToday } from '#tests/deal-by-http.ts';
import { request } from '#tests/requests.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { someIdentity } from '#tests/some-identities.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();

/** A site with DATABASE_URL counts as public, and offers no contracts until a lawyer has read them. */
const isPublic = Boolean(process.env.TEST_DATABASE_URL);

it.skipIf(isPublic)(
  'asks the other side for contract details by a button, and not by opening the page',
  async () => {
    const as = (cookie: string) => async (path: string, body?: URLSearchParams | object) =>
      (await request(server.url + path, { cookie, body })).text();
    const brand = as(await signUpAt(server.url));
    const influencer = as(await signUpAt(server.url, 'influencer'));
    const find = (pattern: RegExp, text: string) => pattern.exec(text)?.[0] ?? '';
    await brand('/client/campaign/create.data', aDraft);
    const campaignId = find(/campaign-[\w-]{36}/, await brand('/client/campaigns'));
    const terms = termsForm(termsFromToday());
    terms.set('version', '0');
    await brand(`/client/campaign/${campaignId}/terms`, terms);
    await brand(`/client/campaign/${campaignId}`, form({ campaignId, move: 'publish' }));
    await influencer(`/influencer/campaign/${campaignId}`, form({ message: 'I know your kitchen.' }));
    const campaign = await brand(`/client/campaign/${campaignId}`);
    const review = find(/\/client\/campaigns\/[\w-]+\/influencer\/[\w-]{20,}/, campaign);
    await brand(review, form({ decision: 'accepted' }));
    const dealId = find(/deal-[\w-]{36}/, await brand(review));
    await influencer('/profile', form({ intent: 'identity', ...someIdentity }));

    const contract = `/deals/${dealId}/contract?offer=1`;
    const asked = /without your contract details/;
    for (let views = 0; views < 2; views++)
      expect(await influencer(contract)).toContain(m.contract_request_details());
    expect(await brand('/notifications')).not.toMatch(asked);
    await influencer(contract, form({ intent: 'request-details' }));
    expect(await brand('/notifications')).toMatch(asked);
    expect(await influencer(contract)).not.toContain(m.contract_request_details());
  },
);
