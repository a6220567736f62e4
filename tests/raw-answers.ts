import { sql } from 'kysely';
import type { Database } from '#db/open.server.ts';
import type { AnswerKind, BrandReportView } from '#domain/reports/brand-report-view.ts';
import type { AnswerTimes, CampaignAnswers } from '#domain/reports/find-answer-times.server.ts';

/**
 * Returns the id and the response time in hours of each answer of the brand, fastest first. Computes the times from raw
 * rows.
 */
export async function hoursOf(
  { kysely }: Database,
  kind: AnswerKind,
  brandId: string,
  { campaign, from, to }: BrandReportView,
) {
  const { rows } = await sql<{ id: string; kind: string; asked: Date; answered: Date | null }>`
    select a.id, 'applications' as kind, a.created_at as asked, a.decided_at as answered
    from application a join campaign c on c.id = a.campaign_id
    where c.client_id = ${brandId} and ${campaign} in ('', c.id) and a.hidden = false
    union all
    select s.id, 'content', s.submitted_at, least(
      (select made_at from remark where submission_id = s.id and seq = 1),
      case when d.approved_by = 'brand' and s.seq =
        (select max(seq) from submission where deliverable_id = d.id) then d.approved_at end)
    from submission s join deliverable d on d.id = s.deliverable_id join deal on deal.id = d.deal_id
    where deal.client_id = ${brandId} and ${campaign} in ('', deal.campaign_id)`.execute(kysely);
  return rows
    .filter((it) => it.kind === kind)
    .flatMap(({ id, asked, answered }) => {
      const day = answered?.toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
      if (!answered || !day || (from && day < from) || (to && day > to)) return [];
      return [{ id, hours: (answered.getTime() - asked.getTime()) / 3_600_000 }];
    })
    .sort((one, other) => one.hours - other.hours);
}

async function timesOf(
  db: Database,
  kind: AnswerKind,
  brandId: string,
  view: BrandReportView,
): Promise<AnswerTimes> {
  const answers = await hoursOf(db, kind, brandId, view);
  const percentile = (part: number) => {
    const place = (answers.length - 1) * part;
    const low = answers[Math.floor(place)]?.hours;
    const high = answers[Math.ceil(place)]?.hours;
    return low === undefined || high === undefined ? null : low + (high - low) * (place % 1);
  };
  return { count: answers.length, medianHours: percentile(0.5), slowHours: percentile(0.9) };
}

export async function answersOf(
  db: Database,
  brandId: string,
  view: BrandReportView,
): Promise<CampaignAnswers> {
  return {
    applications: await timesOf(db, 'applications', brandId, view),
    content: await timesOf(db, 'content', brandId, view),
  };
}
