import { sql } from 'kysely';
import { isPendingAt, selectApplications } from '../applications/select-applications.server.ts';
import type { OwnCampaignCard } from '../campaigns/campaign-view.ts';
import { missingToPublish } from '../campaigns/publication.ts';
import { firstSlotStart, selectCards } from '../campaigns/select-campaigns.server.ts';
import { dayOf } from '../clock.ts';
import { actsFor } from '../companies/acts-for.ts';
import { findUnreadEntries, type InboxEntry } from '../conversations/find-inbox.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import type { DealLine } from '../deals/deal-view.ts';
import { findOpenDealLines } from '../deals/find-deals.server.ts';
import { type Lines, linesOf } from '../lines.ts';

const MAX_PEOPLE = 24;
/** Maximum number of conversations, drafts, answers or deals in a to-do list. */
export const MAX_LINES = 3;

/**
 * An applicant without a decision of the brand. `endDate` is the last day of the campaign. `answerBy` is the last day
 * on which the brand can decide. It is null if the application has no deadline.
 */
export interface WaitingApplicant {
  influencerId: string;
  fullName: string;
  picture: string | null;
  campaignId: string;
  campaignTitle: string;
  endDate: string;
  answerBy: string | null;
  appliedAt: Date;
}

type Draft = Pick<OwnCampaignCard, 'id' | 'title' | 'cover' | 'collaborationType' | 'missing'>;

export interface BrandToDo {
  /** Sorted by `answerBy` or `endDate`, whichever is earlier. On the same day, the longest wait comes first. */
  applicants: Lines<WaitingApplicant>;
  conversations: Lines<InboxEntry>;
  drafts: Lines<Draft>;
  /** Deals in which the brand must act, earliest deadline first. */
  deals: Lines<DealLine>;
}

export async function findBrandToDo(ctx: Ctx): Promise<BrandToDo> {
  // `findOpenDealLines` runs two statements one after the other, so it begins first.
  const [deals, applicants, conversations, drafts] = await Promise.all([
    findOpenDealLines(ctx, MAX_LINES),
    findWaitingApplicants(ctx),
    findUnreadEntries(ctx, MAX_LINES),
    findDrafts(ctx),
  ]);
  return { applicants, conversations, drafts, deals };
}

async function findWaitingApplicants(ctx: Ctx): Promise<Lines<WaitingApplicant>> {
  const rows = await selectApplications(ctx)
    .where('campaign.client_id', '=', actsFor(requireActor(ctx)))
    .where('application.hidden', '=', false)
    .where(isPendingAt(ctx.now))
    .select(['influencer.id as influencerId', 'influencer.full_name as fullName', 'influencer.picture'])
    .select(['campaign.id as campaignId', 'campaign.title as campaignTitle', 'campaign.end_date as endDate'])
    .select(['application.created_at as appliedAt', 'application.answer_by as answerBy', countAll])
    .orderBy(sql`least(application.answer_by, campaign.end_date)`)
    .orderBy('application.created_at')
    .orderBy('application.id')
    .limit(MAX_PEOPLE)
    .execute();
  return linesOf(rows);
}

async function findDrafts(ctx: Ctx): Promise<Lines<Draft>> {
  const rows = await selectCards(ctx)
    .select([firstSlotStart.as('slot1Start'), countAll])
    .where('campaign.client_id', '=', actsFor(requireActor(ctx)))
    .where('campaign.status', '=', 'draft')
    .orderBy('campaign.created_at', 'desc')
    .orderBy('campaign.id', 'desc')
    .limit(MAX_LINES)
    .execute();
  const today = dayOf(ctx.now);
  const { total, lines } = linesOf(rows);
  const drafts = lines.map(({ slot1Start, ...draft }) => ({
    ...draft,
    missing: missingToPublish({ ...draft, slot1Start }, today),
  }));
  return { total, lines: drafts };
}

const countAll = sql<number>`(count(*) over ())::int`.as('total');
