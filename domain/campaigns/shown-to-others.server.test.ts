import { afterEach, expect, it } from 'vitest';
import { site } from '#site';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, aVisitor } from '#tests/people.ts';
import { applyToCampaign } from '../applications/apply-to-campaign.server.ts';
import { findCampaignToApply } from '../applications/find-campaign-to-apply.server.ts';
import { findCompany } from '../companies/find-company.server.ts';
import { findListedCompanies } from '../companies/find-listed-companies.server.ts';
import { findAllCampaigns, findListedCampaigns, findOpenCampaigns } from './find-open-campaigns.server.ts';
import { findPublicCampaign } from './find-public-campaign.server.ts';
import { areCampaignsHidden } from './shown-to-others.server.ts';

const db = await testDatabase();
afterEach(() => {
  site.campaigns.onlyOfVerifiedBrands = false;
});

/**
 * Reads pages, lists and counts of campaigns as a visitor or a new influencer, and applies as the influencer. Returns
 * the distinct results: 1 for shown, 0 for hidden.
 */
async function aCampaignSeenByOthers({ verified }: { verified: boolean }) {
  const brand = await aBrand(db);
  const id = await aCampaign(brand);
  const company = await db.kysely
    .updateTable('company')
    .set({ verified_at: verified ? brand.now : null, verification_asked_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [visitor, lea] = [aVisitor(db), await anInfluencer(db)];
  const { campaigns, campaignsCount } = await findCompany(visitor, company.id);
  const seen = [
    (await findOpenCampaigns(lea, 1)).total,
    (await findAllCampaigns(lea, 1)).campaigns.length,
    (await findListedCampaigns(visitor, 9)).length,
    (await findListedCompanies(visitor, 9)).length,
    campaigns.length,
    campaignsCount,
    (await findPublicCampaign(visitor, id)) ? 1 : 0,
    await findCampaignToApply(lea, id).then(
      () => 1,
      () => 0,
    ),
    await applyToCampaign(lea, id, { message: '' }).then(
      () => 1,
      () => 0,
    ),
  ];
  return [...new Set(seen)];
}

it.each([
  ['shows campaigns of every brand by default', false, false, [1]],
  ['hides campaigns of brands that are not verified, if site.ts asks for it', true, false, [0]],
  ['shows campaigns of verified brands, if site.ts asks for it', true, true, [1]],
])('%s', async (_, onlyOfVerifiedBrands, verified, expected) => {
  site.campaigns.onlyOfVerifiedBrands = onlyOfVerifiedBrands;
  expect(await aCampaignSeenByOthers({ verified })).toEqual(expected);
});

it('still shows a campaign to those who have applied to it', async () => {
  const id = await aCampaign(await aBrand(db));
  const lea = await anInfluencer(db);
  await anApplication(lea, id);
  site.campaigns.onlyOfVerifiedBrands = true;
  expect((await findCampaignToApply(lea, id)).application?.status).toBe('pending');
});

it('tells a brand that its campaigns are hidden until its company is verified', async () => {
  const [brand, other] = [await aBrand(db), await aBrand(db)];
  expect(await areCampaignsHidden(brand)).toBe(false);
  site.campaigns.onlyOfVerifiedBrands = true;
  expect(await areCampaignsHidden(brand)).toBe(true);
  const verified = { verified_at: brand.now, verification_asked_at: null };
  await db.kysely
    .updateTable('company')
    .set(verified)
    .where('user_id', '=', brand.actor?.id ?? '')
    .execute();
  expect(await areCampaignsHidden(brand)).toBe(false);
  expect(await areCampaignsHidden(other)).toBe(true);
});
