import { sql } from 'kysely';
import { ms } from './columns.ts';
import type { Deal } from './state.ts';
import type { Content, Gift } from './work-state.ts';

export interface StoredWork {
  contents: { id: string; deal: string; state: unknown[] }[];
  gifts: { deal: string; state: unknown[] }[];
}

/**
 * Fields for `json_build_object`: the deliverables in the order of the terms, and the shipments. Selects only the
 * answer deadline that applies in the present status.
 */
export const selectWork = sql`
  'contents', (select coalesce(json_agg(json_build_object('id', id, 'deal', deal_id, 'state', json_build_array(
      kind, platform, needs_benefit, fee_cents, status, rounds, submit_by, publish_by, submitted_late,
      case status when 'submitted' then ${ms('submitted_at')} when 'changes_asked' then ${ms('changes_asked_at')}
        when 'live' then ${ms('published_at')} end,
      case status when 'submitted' then approve_by when 'changes_asked' then change_by when 'live' then confirm_by end,
      ${ms('approved_at')}, approved_by, post_key, ${ms('published_at')}, published_late, ${ms('objected_at')}, ${ms('confirmed_at')},
      confirmed_by, ${ms('dropped_at')}, dropped_by,
      (select count(*) from submission where deliverable_id = deliverable.id),
      (select count(*) from remark join submission on submission.id = submission_id
        where deliverable_id = deliverable.id),
      (select count(*) from file join submission_file on file_id = file.id
          join submission on submission.id = submission_id
        where deliverable_id = deliverable.id and attached_to = submission.id),
      (select count(*) from file where attached_to = deliverable.id),
      (select count(*) from post_check where deliverable_id = deliverable.id and method = 'brand')
    )) order by deal_id, seq), '[]') from deliverable),
  'gifts', (select coalesce(json_agg(json_build_object('deal', deal_id, 'state', json_build_array(
      channel, status, send_by, sendings, ${ms('sent_at')}, arrive_by, ${ms('problem_at')}, paused_on,
      ${ms('received_at')}, received_by, ${ms('waived_at')}
    ))), '[]') from shipment)`;

/** Returns the work of a deal in the form of `expectedWork`. */
export const workOf = (stored: StoredWork, deal: string) => {
  const contents = stored.contents.filter((it) => it.deal === deal).map(({ state }) => state);
  const gift = stored.gifts.find((it) => it.deal === deal)?.state ?? null;
  return contents.length > 0 || gift ? { contents, gift } : null;
};

export const expectedWork = ({ work }: Deal) =>
  work && { contents: work.contents.map(contentState), gift: work.gift && giftState(work.gift) };

const contentState = (it: Content) => [
  it.kind,
  it.platform,
  it.needsGift,
  it.feeCents,
  it.status,
  it.rounds,
  it.submitBy,
  it.publishBy,
  it.submittedLate,
  it.since,
  it.answerBy,
  it.approvedAt,
  it.approvedBy,
  it.post,
  it.publishedAt,
  it.publishedLate,
  it.objectedAt,
  it.confirmedAt,
  it.confirmedBy,
  it.droppedAt,
  it.droppedBy,
  it.drafts,
  it.remarks,
  it.draftFiles,
  it.screenshots,
  it.confirmedBy === 'brand' ? 1 : 0,
];

const giftState = (it: Gift) => [
  it.channel,
  it.status,
  it.sendBy,
  it.sendings,
  it.sentAt,
  it.arriveBy,
  it.problemAt,
  it.pausedOn,
  it.receivedAt,
  it.receivedBy,
  it.waivedAt,
];
