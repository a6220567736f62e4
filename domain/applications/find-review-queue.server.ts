import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import type { Decision } from './application.ts';
import { isPendingAt, selectApplicationsTo } from './select-applications.server.ts';

export interface QueuedApplicant {
  influencerId: string;
  fullName: string;
  picture: string | null;
}

export interface ReviewQueue {
  total: number;
  /** Place of the applicant under review, from 1. Null after a decision. */
  position: number | null;
  /** At most five pending applicants around the applicant under review. */
  people: QueuedApplicant[];
  previous: QueuedApplicant | null;
  next: QueuedApplicant | null;
  /**
   * `applicants` counts the applications to the campaign, and `accepted` only the accepted applications. Neither counts
   * hidden applications. Both are 0 if the queue is empty.
   */
  applicants: number;
  accepted: number;
}

/**
 * Returns the queue around one applicant of the brand's own campaign. After a decision, `next` is the pending applicant
 * who applied after the decided applicant. If no one applied later, `next` is a pending applicant who applied earlier.
 * The queue of a closed campaign is empty.
 */
export async function findReviewQueue(
  ctx: Ctx,
  { campaignId, influencerId }: { campaignId: string; influencerId: string },
): Promise<ReviewQueue> {
  const waiting = selectApplicationsTo(ctx, campaignId)
    .where(isPendingAt(ctx.now))
    .select(['application.influencer_id', 'application.created_at', 'application.id'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .select(
      sql<number>`(row_number() over (order by application.created_at, application.id))::int`.as('place'),
    );
  const rows = await ctx.db
    .with('waiting', () => waiting)
    .with('reviewed', (db) =>
      db
        .selectFrom('application')
        .where('campaign_id', '=', campaignId)
        .where('influencer_id', '=', influencerId)
        .select([
          sql<number>`(select count(*) from waiting where (waiting.created_at, waiting.id)
            <= (application.created_at, application.id))::int`.as('here'),
          countIn(campaignId).as('applicants'),
          countIn(campaignId, 'accepted').as('accepted'),
        ]),
    )
    .selectFrom('waiting')
    .innerJoin('reviewed', (join) =>
      join.on(
        sql<boolean>`waiting.place between greatest(1, least(here - 2, total - 4)) and greatest(5, least(here + 2, total))`,
      ),
    )
    .innerJoin('influencer', 'influencer.id', 'waiting.influencer_id')
    .select(['influencer.id as influencerId', 'influencer.full_name as fullName', 'influencer.picture'])
    .select(['waiting.place', 'waiting.total', 'reviewed.here'])
    .select(['reviewed.applicants', 'reviewed.accepted'])
    .orderBy('waiting.place')
    .execute();
  const [first] = rows;
  const here = rows.find((row) => row.influencerId === influencerId);
  const at = (place: number) => rows.find((row) => row.place === place);
  const next = first && at(first.here + 1);
  return {
    total: first?.total ?? 0,
    position: here?.place ?? null,
    people: rows.map(personOf),
    previous: here ? personOrNull(at(here.place - 1)) : null,
    next: personOrNull(next ?? (here ? undefined : first)),
    applicants: first?.applicants ?? 0,
    accepted: first?.accepted ?? 0,
  };
}

const countIn = (campaignId: string, decision?: Decision) =>
  sql<number>`(select count(*) from application
    where campaign_id = ${campaignId} and not hidden ${decision ? sql`and decision = ${decision}` : sql``})::int`;

const personOf = ({ influencerId, fullName, picture }: QueuedApplicant): QueuedApplicant => ({
  influencerId,
  fullName,
  picture,
});

const personOrNull = (person: QueuedApplicant | undefined) => (person ? personOf(person) : null);
