import { notSuspended } from '../accounts/not-suspended.server.ts';
import { publishedStatuses } from '../campaigns/campaign.ts';
import { isActiveAt } from '../campaigns/campaign-status.server.ts';
import type { CampaignCardView } from '../campaigns/campaign-view.ts';
import type { VenueCountry } from '../campaigns/reference.ts';
import { selectCards } from '../campaigns/select-campaigns.server.ts';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { type CompanyProfile, descriptionFor, type EmployeeRange, type Industry } from './company.ts';

/** More than any brand has active at once. */
const MAX_CAMPAIGNS = 60;

/** A company as everyone may see it, without documents, phone and street. */
export interface PublicCompany
  extends Pick<CompanyProfile, 'website' | 'founded' | 'employees' | 'industries'> {
  id: string;
  name: string;
  isVerified: boolean;
  logo: string | null;
  description: ReturnType<typeof descriptionFor>;
  /** Null until the brand has entered a city. */
  location: { city: string; country: VenueCountry } | null;
  /** Published campaigns, regardless of their current status. */
  campaignsCount: number;
  /** Accepted applications of completed campaigns. */
  successfulCollaborations: number;
  /** The active ones. */
  campaigns: CampaignCardView[];
}

/** A company with its active campaigns, and its description in the viewer's language if possible. Refuses `company.not_found`. */
export async function findCompany(ctx: Ctx, companyId: string): Promise<PublicCompany> {
  const [row, campaigns] = await Promise.all([
    selectCompany(ctx).where('company.id', '=', companyId).executeTakeFirst(),
    selectCards(ctx)
      .where('company.id', '=', companyId)
      .where(isActiveAt(ctx.now))
      .orderBy('campaign.published_at', 'desc')
      .orderBy('campaign.id', 'desc')
      .limit(MAX_CAMPAIGNS)
      .execute(),
  ]);
  if (!row) throw new Refusal('company.not_found');
  return {
    id: row.id,
    name: row.name,
    isVerified: row.verified_at !== null,
    logo: row.logo,
    description: descriptionFor(ctx.language, {
      description: row.description,
      descriptionFr: row.description_fr,
    }),
    location: row.city ? { city: row.city, country: row.country as VenueCountry } : null,
    website: row.website,
    founded: row.founded,
    employees: row.employees as EmployeeRange | null,
    industries: row.industries as Industry[],
    campaignsCount: row.campaigns_count ?? 0,
    successfulCollaborations: row.collaborations ?? 0,
    campaigns,
  };
}

function selectCompany({ db }: Ctx) {
  return db
    .selectFrom('company')
    .where(notSuspended('company.user_id'))
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('campaign')
        .whereRef('campaign.client_id', '=', 'company.user_id')
        .where('campaign.status', 'in', publishedStatuses)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('campaigns_count'),
      eb
        .selectFrom('application')
        .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
        .whereRef('campaign.client_id', '=', 'company.user_id')
        .where('campaign.status', '=', 'completed')
        .where('application.decision', '=', 'accepted')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('collaborations'),
    ]);
}
