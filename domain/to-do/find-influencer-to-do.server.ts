import { sql } from 'kysely';
import { findUnreadEntries, type InboxEntry } from '../conversations/find-inbox.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import type { DealLine } from '../deals/deal-view.ts';
import { findOpenDealLines } from '../deals/find-deals.server.ts';
import { findOpenInvitations, type OpenInvitation } from '../invitations/find-received-invitations.server.ts';
import { type Lines, linesOf } from '../lines.ts';
import type { NotificationView } from '../notifications/notification.ts';
import { notificationView, selectNotifications } from '../notifications/select-notifications.server.ts';
import { MAX_LINES } from './find-brand-to-do.server.ts';

const MAX_INVITATIONS = 100;

/** A decision that the influencer has not read yet. `picture` is the brand's logo. */
export interface Answer extends NotificationView {
  picture: string | null;
}

export interface InfluencerToDo {
  answers: Lines<Answer>;
  invitations: Lines<OpenInvitation>;
  conversations: Lines<InboxEntry>;
  /** Deals in which the influencer must act, earliest deadline first. */
  deals: Lines<DealLine>;
}

export async function findInfluencerToDo(ctx: Ctx): Promise<InfluencerToDo> {
  // `findOpenDealLines` runs two statements one after the other, so it begins first.
  const [deals, answers, invitations, conversations] = await Promise.all([
    findOpenDealLines(ctx, MAX_LINES),
    findAnswers(ctx),
    findOpenInvitations(ctx, MAX_INVITATIONS),
    findUnreadEntries(ctx, MAX_LINES),
  ]);
  return { answers, invitations, conversations, deals };
}

async function findAnswers(ctx: Ctx): Promise<Lines<Answer>> {
  const rows = await selectNotifications(ctx)
    .select('company.logo as picture')
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('notice.user_id', '=', requireActor(ctx).id)
    .where('notice.listed', '=', sql.lit(true))
    .where('notice.read_at', 'is', null)
    .where('notice.kind', 'in', ['application_accepted', 'application_declined'])
    .orderBy('notice.created_at', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(MAX_LINES)
    .execute();
  const { lines, total } = linesOf(rows);
  return { lines: lines.map(({ picture, ...row }) => ({ ...notificationView(row), picture })), total };
}
