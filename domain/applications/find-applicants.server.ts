import type { Thematic } from '../campaigns/reference.ts';
import type { Ctx } from '../ctx.ts';
import type { OpenCard } from '../influencers/influencer-view.ts';
import { placeOf } from '../paging.ts';
import { type ApplicantTable, isUnanswered, tableOf } from './application.ts';
import { applicationStatusAt, selectApplicationsTo } from './select-applications.server.ts';

const APPLICANTS_A_PAGE = 50;

export interface Applicant
  extends Pick<
    OpenCard,
    'handle' | 'picture' | 'followers' | 'engagementRate' | 'figuresSource' | 'thematics'
  > {
  influencerId: string;
  fullName: string;
  isUnanswered: boolean;
  /** Last day of the brand's answer. Null if the application has no deadline or is no longer pending. */
  answerBy: string | null;
}

export interface ApplicantPage {
  people: Applicant[];
  total: number;
  page: number;
  pages: number;
}

export type ApplicantPages = Record<ApplicantTable, ApplicantPage>;

/**
 * Returns the applicants to the brand's own campaign, grouped by decision. Each group has its own pages of 50. Pending
 * applicants are in the order of `findReviewQueue`, all others newest first. The end of the campaign does not change
 * the groups. Returns no applicants of another brand's campaign.
 */
export async function findApplicants(
  ctx: Ctx,
  campaignId: string,
  requested: Partial<Record<ApplicantTable, number>> = {},
): Promise<ApplicantPages> {
  const counts = await selectApplicationsTo(ctx, campaignId)
    .select('application.decision')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .groupBy('application.decision')
    .execute();
  const pageOf = async (table: ApplicantTable): Promise<ApplicantPage> => {
    const total = counts.find((count) => tableOf(count) === table)?.total ?? 0;
    const { page, pages, offset } = placeOf(total, requested[table] ?? 1, APPLICANTS_A_PAGE);
    const people = total === 0 ? [] : await findPeople(ctx, campaignId, table, offset);
    return { people, total, page, pages };
  };
  return {
    accepted: await pageOf('accepted'),
    pending: await pageOf('pending'),
    declined: await pageOf('declined'),
  };
}

async function findPeople(ctx: Ctx, campaignId: string, table: ApplicantTable, offset: number) {
  const order = table === 'pending' ? 'asc' : 'desc';
  const rows = await selectApplicationsTo(ctx, campaignId)
    .select(['influencer.id as influencerId', 'influencer.full_name as fullName', 'influencer.handle'])
    .select(['influencer.picture', 'influencer.followers', 'influencer.engagement_rate as engagementRate'])
    .select(['influencer.figures_source as figuresSource', 'influencer.thematics', 'application.decision'])
    .select(['application.answer_by as answerBy', applicationStatusAt(ctx.now).as('status')])
    .$narrowType<{ thematics: Thematic[] }>()
    .where('application.decision', 'is not distinct from', table === 'pending' ? null : table)
    .orderBy('application.created_at', order)
    .orderBy('application.id', order)
    .offset(offset)
    .limit(APPLICANTS_A_PAGE)
    .execute();
  return rows.map(({ decision, status, answerBy, ...applicant }) => ({
    ...applicant,
    answerBy: status === 'pending' ? answerBy : null,
    isUnanswered: isUnanswered({ decision, status }),
  }));
}
