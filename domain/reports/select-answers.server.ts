import { sql } from 'kysely';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import type { BrandReportView } from './brand-report-view.ts';

/**
 * Returns an SQL query of the actor's own answers: decisions on applications, approvals of drafts, and requests for
 * changes. An answer counts on its day in Paris. Leaves out applications that are hidden from the brand.
 */
export function selectAnswers(ctx: Ctx, { campaign, from, to }: BrandReportView) {
  const brand = actsFor(requireActor(ctx));
  return sql`
    select *, extract(epoch from answered_at - asked_at)::float8 / 3600 as hours
    from (
      select campaign.id as campaign_id, 'applications' as kind, application.id, application.created_at as asked_at,
        application.decided_at as answered_at, null as deal_id, null as deliverable_id
      from campaign join application on application.campaign_id = campaign.id
      where campaign.client_id = ${brand} and application.decided_at is not null and not application.hidden
      union all
      select deal.campaign_id, 'content', submission.id, submission.submitted_at,
        coalesce(
          (select min(made_at) from remark where submission_id = submission.id),
          case when approved_by = 'brand' and not exists (
            select from submission as later
            where later.deliverable_id = submission.deliverable_id and later.seq > submission.seq
          ) then deliverable.approved_at end
        ),
        deal.id, deliverable.id
      from deal
        join deliverable on deliverable.deal_id = deal.id
        join submission on submission.deliverable_id = deliverable.id
      where deal.client_id = ${brand}
    ) as answer
    where answered_at is not null
      and (${campaign} = '' or campaign_id = ${campaign})
      and (${from} = '' or (answered_at at time zone 'Europe/Paris')::date >= nullif(${from}, '')::date)
      and (${to} = '' or (answered_at at time zone 'Europe/Paris')::date <= nullif(${to}, '')::date)`;
}
