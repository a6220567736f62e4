import type { Database } from '#db/open.server.ts';
import { decideApplication } from '#domain/applications/decide-application.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { saveCampaignTerms } from '#domain/terms/save-campaign-terms.server.ts';
import type { Terms } from '#domain/terms/terms.ts';
import { anApplicant } from './people.ts';
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

/** An applicant to a campaign with terms. */
export async function anApplicantWithTerms(db: Database, terms: Terms = smallTerms) {
  const applicant = await anApplicant(db);
  await saveCampaignTerms(applicant.brand, applicant.campaignId, { version: 0, terms });
  return applicant;
}

/** The brand accepts an applicant, which sends the terms as the first offer. */
export async function aDeal(db: Database, terms: Terms = smallTerms) {
  const applicant = await anApplicantWithTerms(db, terms);
  const { brand, ids } = applicant;
  await decideApplication(brand, { ...ids, decision: 'accepted' });
  const { id: dealId } = await dealOf(brand, applicant.applicationId);
  return { ...applicant, dealId };
}

function dealOf({ db }: Ctx, applicationId: string) {
  return db
    .selectFrom('deal')
    .select('id')
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
}

export const deals = ({ kysely }: Database) => kysely.selectFrom('deal').selectAll().orderBy('id').execute();
export const offers = ({ kysely }: Database) =>
  kysely.selectFrom('offer').selectAll().orderBy('seq').execute();

/** Names of the events about deals and offers, oldest first. */
export async function dealEvents({ kysely }: Database): Promise<string[]> {
  const rows = await kysely.selectFrom('event').select('name').orderBy('id').execute();
  return rows.map(({ name }) => name).filter((name) => /^(deal|offer|contract)\./.test(name));
}
