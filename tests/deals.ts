import type { Database } from '#db/open.server.ts';
import { decideApplication } from '#domain/applications/decide-application.server.ts';
import { composeContract } from '#domain/contracts/compose-contract.server.ts';
import type { DraftContract, Signatory } from '#domain/contracts/contract.ts';
import { type Ctx, requireActor } from '#domain/ctx.ts';
import { saveIdentity } from '#domain/identities/save-identity.server.ts';
import { acceptOffer } from '#domain/offers/accept-offer.server.ts';
import { hashOfTerms } from '#domain/terms/canonical.server.ts';
import { saveCampaignTerms } from '#domain/terms/save-campaign-terms.server.ts';
import type { Terms } from '#domain/terms/terms.ts';
import { termsSchema } from '#domain/terms/terms-schema.ts';
import { aBrand, aCampaign, anApplicant, anApplication, anInfluencer, type Person } from './people.ts';
import { someBrandIdentity, someIdentity } from './some-identities.ts';
import { someTerms } from './some-terms.ts';

/** Terms below the sum from which the law requires a contract. */
export const smallTerms: Terms = {
  ...someTerms,
  lines: someTerms.lines.map((line) => ({ ...line, count: 1, feeCents: 10_000 })),
};

export const withFee = (feeCents: number): Terms => ({
  ...smallTerms,
  lines: smallTerms.lines.map((line) => ({ ...line, feeCents })),
});

/** Terms so low that many deals together stay below the sum from which the law requires a contract. */
export const tinyTerms: Terms = {
  ...withFee(1),
  benefit: { what: 'A postcard', valueCents: 1, channel: 'parcel' },
};

/** Creates an applicant to a campaign with terms. */
export async function anApplicantWithTerms(db: Database, terms = smallTerms, campaign = {}) {
  const applicant = await anApplicant(db, campaign);
  await saveCampaignTerms(applicant.brand, applicant.campaignId, { version: 0, terms });
  return applicant;
}

type Influencer = Person & { influencerId: string };

/**
 * Starts a deal: the brand accepts the influencer's application to a new campaign. The acceptance sends the terms as
 * the first offer.
 */
export async function dealBetween(brand: Person, influencer: Influencer, terms = smallTerms, campaign = {}) {
  const campaignId = await aCampaign(brand, campaign);
  await saveCampaignTerms(brand, campaignId, { version: 0, terms });
  const applicationId = await anApplication(influencer, campaignId);
  const ids = { campaignId, influencerId: influencer.influencerId };
  await decideApplication(brand, { ...ids, decision: 'accepted' });
  const { id: dealId } = await brand.db
    .selectFrom('deal')
    .select('id')
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return { brand, influencer, dealId, applicationId, ...ids, ids };
}

export async function aDeal(db: Database, terms = smallTerms, campaign = {}) {
  return dealBetween(await aBrand(db), await anInfluencer(db), terms, campaign);
}

/** Completes the details without which the two sides may not sign a contract. */
export async function completeIdentities(brand: Person, influencer: Person): Promise<void> {
  const { db } = brand;
  const users = [requireActor(brand).id, requireActor(influencer).id];
  await db.updateTable('app_user').set({ email_verified: true }).where('id', 'in', users).execute();
  await db
    .updateTable('company')
    .set({ street: '12 rue Mercière', zip_code: '69002', city: 'Lyon' })
    .set({ siret: '30326504500020', country: 'fr' })
    .where('user_id', 'in', users)
    .execute();
  await saveIdentity(brand, someBrandIdentity);
  await saveIdentity(influencer, someIdentity);
}

const noText = { title: '', lead: '', clauses: [], annexes: [], note: '' };
const someDraft: DraftContract = () => ({ en: noText, fr: noText });

/** Returns the input of `acceptOffer` for the newest offer, with the person's signature if `signs`. */
export async function accepting(person: Person, dealId: string, { signs = false, draft = someDraft } = {}) {
  const { seq, terms, ...deal } = await person.db
    .selectFrom('offer')
    .innerJoin('deal', 'deal.id', 'offer.deal_id')
    .select(['offer.seq', 'offer.terms', 'deal.id', 'client_id', 'influencer_user_id'])
    .select(['campaign_id', 'campaign_title'])
    .where('deal_id', '=', dealId)
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
  const offered = termsSchema.parse(terms);
  const input = { seq, hash: hashOfTerms(offered) };
  if (!signs) return { ...input, signing: null };
  const { hash } = await composeContract(person, deal, offered, draft);
  return { ...input, signing: { draft, signatory: signatoryOf(person, hash) } };
}

/** Returns the person's signature of the newest contract. */
export async function signing(person: Person, dealId: string): Promise<Signatory> {
  const contract = await person.db
    .selectFrom('contract')
    .select('hash')
    .where('deal_id', '=', dealId)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  return signatoryOf(person, contract?.hash ?? '');
}

function signatoryOf({ actor, now }: Ctx, hash: string): Signatory {
  return {
    typedName: actor?.role === 'client' ? someBrandIdentity.signatory : someIdentity.legalName,
    hash,
    consent: 'I sign.',
    language: 'en',
    origin: { address: '203.0.113.1' },
    userAgent: 'a browser',
    sessionHash: 'a hash',
    sessionOpenedAt: now,
    provedBy: 'session',
    isCodeUsed: true,
  };
}

/**
 * Starts a running deal with a signed contract. Only the influencer's signature is stored. The statuses of contract and
 * deal are set without an act of the brand.
 */
export async function aSignedDeal(db: Database, terms = smallTerms) {
  const deal = await aDeal(db, terms);
  const { brand, influencer, dealId } = deal;
  await completeIdentities(brand, influencer);
  await acceptOffer(influencer, dealId, await accepting(influencer, dealId, { signs: true }));
  await db.kysely
    .updateTable('contract')
    .set({ status: 'signed', signed_at: brand.now })
    .where('deal_id', '=', dealId)
    .execute();
  await db.kysely
    .updateTable('deal')
    .set({ status: 'running', running_at: brand.now, due_at: null })
    .where('id', '=', dealId)
    .execute();
  return deal;
}

export const deals = ({ kysely }: Database) => kysely.selectFrom('deal').selectAll().orderBy('id').execute();
export const offers = ({ kysely }: Database) =>
  kysely.selectFrom('offer').selectAll().orderBy('deal_id').orderBy('seq').execute();

/** Returns the names of the events about deals, offers and contracts, oldest first. */
export async function dealEvents({ kysely }: Database): Promise<string[]> {
  const rows = await kysely.selectFrom('event').select('name').orderBy('id').execute();
  return rows.map(({ name }) => name).filter((name) => /^(deal|offer|contract)\./.test(name));
}
