import { describe, expect, it } from 'vitest';
import { decideApplication } from '#domain/applications/decide-application.server.ts';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, aVisitor, later } from '#tests/people.ts';
import type { CompanyProfile } from './company.ts';
import { findCompany } from './find-company.server.ts';
import { findListedCompanies } from './find-listed-companies.server.ts';
import { findOwnCompany } from './find-own-company.server.ts';
import { updateCompany } from './update-company.server.ts';

const db = await testDatabase();
const aubrac: CompanyProfile = {
  name: 'Maison Aubrac',
  country: 'fr',
  siret: '55208131766522',
  phone: '+33 4 78 00 12 12',
  street: '12 rue Mercière',
  complementary: 'Second courtyard',
  zipCode: '69002',
  city: 'Lyon',
  description: 'A table in Lyon.',
  descriptionFr: 'Une table à Lyon.',
  website: 'https://maison-aubrac.example/',
  founded: 1987,
  employees: '11-50',
  industries: ['restaurants', 'hotels'],
};
const idOf = async (brand: Ctx) => (await findOwnCompany(brand)).id;
const verify = (brand: Ctx) =>
  db.kysely
    .updateTable('company')
    .set({ verified_at: brand.now })
    .where('user_id', '=', brand.actor?.id ?? '')
    .execute();

describe('findOwnCompany and updateCompany', () => {
  it('return the sign-up name and France first, then the last saved values', async () => {
    const brand = await aBrand(db, 'Maison Aubrac');
    const { profile, verification } = await findOwnCompany(brand);
    expect(profile).toMatchObject({ name: 'Maison Aubrac', country: 'fr', siret: '', website: null });
    expect(verification).toBe('none');
    await updateCompany(brand, aubrac);
    expect((await findOwnCompany(brand)).profile).toEqual(aubrac);
    const abroad: CompanyProfile = { ...aubrac, country: 'it', siret: '', founded: null, employees: null };
    await updateCompany(brand, abroad);
    expect((await findOwnCompany(brand)).profile).toEqual(abroad);
  });

  it('affect the brand’s own company only; influencers and visitors have none', async () => {
    const [brand, other] = [await aBrand(db), await aBrand(db, 'Hôtel Lumen')];
    await updateCompany(brand, aubrac);
    expect((await findOwnCompany(other)).profile).toMatchObject({ name: 'Hôtel Lumen', city: '' });
    const influencer = await anInfluencer(db);
    await expect(findOwnCompany(influencer)).rejects.toThrow('company.not_found');
    await expect(updateCompany(influencer, aubrac)).rejects.toThrow('company.not_found');
    await expect(updateCompany(aVisitor(db), aubrac)).rejects.toThrow('session.required');
  });

  it('refuse a founding year that has not begun in Paris', async () => {
    const brand = await aBrand(db);
    const newYearInParis = { ...brand, now: new Date('2026-12-31T23:30:00Z') };
    await updateCompany(newYearInParis, { ...aubrac, founded: 2027 });
    await expect(updateCompany(brand, { ...aubrac, founded: 2027 })).rejects.toMatchObject({
      fields: { founded: 'field.invalid_year' },
    });
  });

  it('keep the verification until name, country or SIRET changes', async () => {
    const brand = await aBrand(db);
    const verification = async () => (await findOwnCompany(brand)).verification;
    const changes = [{ name: 'Maison Lozère' }, { siret: '44306184100047' }, { country: 'it' as const }];
    for (const change of changes) {
      await updateCompany(brand, aubrac);
      await verify(brand);
      await updateCompany(brand, { ...aubrac, city: 'Paris', street: 'Elsewhere', description: 'Another' });
      expect(await verification()).toBe('verified');
      await updateCompany(brand, { ...aubrac, ...change });
      expect(await verification(), JSON.stringify(change)).toBe('waiting');
    }
    const audited = await db.kysely.selectFrom('audit').select(['act', 'subject_id']).execute();
    const ended = { act: 'company.verification_ended', subject_id: brand.actor?.id };
    expect(audited).toEqual([ended, ended, ended]);
  });
});

describe('findCompany', () => {
  it('shows visitors the public fields, without documents, phone and street', async () => {
    const brand = await aBrand(db);
    await updateCompany(brand, aubrac);
    await verify(brand);
    const seen = await findCompany(aVisitor(db), await idOf(brand));
    expect(seen).toEqual({
      id: await idOf(brand),
      name: 'Maison Aubrac',
      isVerified: true,
      logo: null,
      description: { text: 'A table in Lyon.', language: 'en' },
      location: { city: 'Lyon', country: 'fr' },
      website: 'https://maison-aubrac.example/',
      founded: 1987,
      employees: '11-50',
      industries: ['restaurants', 'hotels'],
      campaignsCount: 0,
      successfulCollaborations: 0,
      campaigns: [],
    });
  });

  it('returns the description in the reader’s language, or else in the other', async () => {
    const brand = await aBrand(db);
    const id = await idOf(brand);
    const descriptionIn = async (language: 'en' | 'fr') =>
      (await findCompany({ ...aVisitor(db), language }, id)).description;
    expect(await findCompany(aVisitor(db), id)).toMatchObject({ description: null, location: null });
    await expect(findCompany(aVisitor(db), 'company-none')).rejects.toThrow('company.not_found');
    await updateCompany(brand, aubrac);
    expect(await descriptionIn('fr')).toEqual({ text: 'Une table à Lyon.', language: 'fr' });
    await updateCompany(brand, { ...aubrac, description: '' });
    expect(await descriptionIn('en')).toEqual({ text: 'Une table à Lyon.', language: 'fr' });
  });

  it('counts campaigns and collaborations, and lists active campaigns, newest first', async () => {
    const [brand, other] = [await aBrand(db), await aBrand(db, 'Hôtel Lumen')];
    const [lea, omar] = [await anInfluencer(db), await anInfluencer(db, 'Omar')];
    const id = await idOf(brand);
    const withBoth = async (owner: Ctx, title: string) => {
      const campaignId = await aCampaign(owner, { title });
      for (const person of [lea, omar]) await anApplication(person, campaignId);
      const decide = (influencerId: string, decision: 'accepted' | 'declined') =>
        decideApplication(owner, { campaignId, influencerId, decision });
      await decide(lea.influencerId, 'accepted');
      await decide(omar.influencerId, 'declined');
      await changeCampaignStatus(owner, campaignId, 'end');
      return campaignId;
    };
    await aCampaign(brand, { title: 'draft' }, 'draft');
    await aCampaign(brand, { title: 'older' });
    await aCampaign(later(brand, 1), { title: 'newer' });
    await changeCampaignStatus(brand, await aCampaign(brand, { title: 'canceled' }), 'cancel');
    await withBoth(brand, 'only ended');
    const counts = { campaignsCount: 3, successfulCollaborations: 0 };
    expect(await findCompany(aVisitor(db), id)).toMatchObject(counts);
    await changeCampaignStatus(brand, await withBoth(brand, 'completed'), 'complete');
    await changeCampaignStatus(other, await withBoth(other, 'somebody else’s'), 'complete');
    const seen = await findCompany(aVisitor(db), id);
    expect(seen).toMatchObject({ campaignsCount: 4, successfulCollaborations: 1 });
    expect(seen.campaigns.map(({ title }) => title)).toEqual(['newer', 'older']);
    expect(seen.campaigns[0]).toMatchObject({ companyId: id, companyName: 'Maison Aubrac' });
    expect((await findCompany(later(aVisitor(db), 60), id)).campaigns).toEqual([]);
  });

  it('is listed by findListedCompanies once it has a description or a published campaign', async () => {
    await aCampaign(await aBrand(db), {}, 'draft');
    const [english, french, active] = [await aBrand(db), await aBrand(db), await aBrand(db)];
    await updateCompany(english, { ...aubrac, descriptionFr: '' });
    await updateCompany(french, { ...aubrac, description: '' });
    await aCampaign(active);
    const listed = await findListedCompanies(aVisitor(db), 10);
    const newestFirst = await Promise.all([active, french, english].map(idOf));
    expect(listed).toEqual(newestFirst);
    expect(await findListedCompanies(aVisitor(db), 2)).toEqual(newestFirst.slice(0, 2));
  });
});
