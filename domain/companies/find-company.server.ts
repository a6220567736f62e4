import { notSuspended } from '../accounts/not-suspended.server.ts';
import { publishedStatuses } from '../campaigns/campaign.ts';
import { isActiveAt } from '../campaigns/campaign-status.server.ts';
import { selectCards } from '../campaigns/select-campaigns.server.ts';
import { isShownToOthers } from '../campaigns/shown-to-others.server.ts';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { type CompanyProfile, descriptionFor } from './company.ts';

/** More than a brand usually runs at once. */
const MAX_CAMPAIGNS = 60;

/** For privacy, a public company has no documents, phone or street. */
export type PublicCompany = Awaited<ReturnType<typeof findCompany>>;

/** Returns a company with its active campaigns. Refuses with `company.not_found`. */
export async function findCompany(ctx: Ctx, companyId: string) {
  const [row, campaigns] = await Promise.all([
    selectCompany(ctx).where('company.id', '=', companyId).executeTakeFirst(),
    selectCards(ctx)
      .where('company.id', '=', companyId)
      .where(isActiveAt(ctx.now))
      .where(isShownToOthers())
      .orderBy('campaign.published_at', 'desc')
      .orderBy('campaign.id', 'desc')
      .limit(MAX_CAMPAIGNS)
      .execute(),
  ]);
  if (!row) throw new Refusal('company.not_found');
  const { description, descriptionFr, city, country, verified_at, ...company } = row;
  return {
    ...company,
    isVerified: verified_at !== null,
    description: descriptionFor(ctx.language, { description, descriptionFr }),
    location: city ? { city, country } : null,
    campaigns,
  };
}

function selectCompany({ db }: Ctx) {
  return db
    .selectFrom('company')
    .where(notSuspended('company.user_id'))
    .select([
      'company.id',
      'name',
      'logo',
      'website',
      'founded',
      'employees',
      'industries',
      'city',
      'country',
    ])
    .select(['description', 'description_fr as descriptionFr', 'verified_at'])
    .$narrowType<Pick<CompanyProfile, 'country' | 'employees' | 'industries'>>()
    .select((eb) => [
      eb
        .selectFrom('campaign')
        .whereRef('campaign.client_id', '=', 'company.user_id')
        .where('campaign.status', 'in', publishedStatuses)
        .where(isShownToOthers())
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('campaignsCount'),
      eb
        .selectFrom('application')
        .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
        .whereRef('campaign.client_id', '=', 'company.user_id')
        .where('campaign.status', '=', 'completed')
        .where('application.decision', '=', 'accepted')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('successfulCollaborations'),
    ])
    .$narrowType<{ campaignsCount: number; successfulCollaborations: number }>();
}
