import type { APIRequestContext } from '@playwright/test';
import { demoIdentities } from '#demo/identities.ts';

interface Side {
  request: APIRequestContext;
}

const someCompany = {
  name: 'Maison Aubrac',
  country: 'fr',
  siret: '552 081 317 66522',
  street: '12 rue Mercière',
  zipCode: '69002',
  city: 'Lyon',
  phone: '',
  complementary: '',
  description: '',
  descriptionFr: '',
  website: '',
  founded: '',
  employees: '',
};

/**
 * Completes the details without which the two sides may not sign a contract, except the confirmation of their email
 * addresses.
 */
export async function giveIdentities(brand: Side, influencer: Side): Promise<void> {
  await brand.request.post('/profile/company', { form: someCompany });
  await brand.request.post('/profile', { form: { intent: 'identity', ...demoIdentities.client } });
  await influencer.request.post('/profile', { form: { intent: 'identity', ...demoIdentities.influencer } });
}

/**
 * Signs as both sides. The influencer's signature accepts the first offer, and the brand's signature starts the work.
 * Returns the ids of the deliverables.
 */
export async function signDeal(deal: string, brand: Side, influencer: Side): Promise<string[]> {
  await signByHttp(influencer, `${deal}/contract?offer=1`, demoIdentities.influencer.legalName);
  await signByHttp(brand, `${deal}/contract`, demoIdentities.client.signatory);
  const text = await (await brand.request.get(`${deal}.data`)).text();
  const ids = [...new Set(text.match(/deliverable-[\da-f-]{36}/g))];
  if (ids.length === 0) throw new Error(`${deal} does not run.`);
  return ids;
}

/** Signs a contract with a typed name. If `address` is the contract page of an offer, also accepts the offer. */
export async function signByHttp({ request }: Side, address: string, typedName: string): Promise<void> {
  const page = await (await request.get(address)).text();
  const form: Record<string, string> = { typedName };
  for (const name of ['intent', 'hash', 'seq', 'offerHash']) {
    const [, value] = new RegExp(`name="${name}" value="([^"]+)"`).exec(page) ?? [];
    if (value) form[name] = value;
  }
  const answer = await request.post(address, { form, maxRedirects: 0 });
  if (answer.status() !== 302) throw new Error(`${address} was not signed: ${answer.status()}`);
}
