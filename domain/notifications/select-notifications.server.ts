import { sql } from 'kysely';
import type { Ctx, Role } from '../ctx.ts';
import type { NotificationKind, NotificationView, NotificationWording } from './notification.ts';
import { MERGING_ZONE } from './notification-line.ts';

export const notificationDay = sql<string>`(${sql.ref('notice.created_at')} at time zone ${sql.lit(MERGING_ZONE)})::date::text`;

/** Callers must restrict the rows to those that the viewer may see. */
export function selectNotifications({ db }: Pick<Ctx, 'db'>) {
  return (
    db
      .selectFrom('notice')
      .innerJoin('event', 'event.id', 'notice.event_id')
      .innerJoin('app_user as reader', 'reader.id', 'notice.user_id')
      .leftJoin('campaign', 'campaign.id', 'notice.campaign_id')
      .leftJoin('company', 'company.user_id', 'campaign.client_id')
      .leftJoin('influencer', 'influencer.id', 'notice.influencer_id')
      .leftJoin('application', (join) =>
        join
          .onRef('application.campaign_id', '=', 'notice.campaign_id')
          .onRef('application.influencer_id', '=', 'notice.influencer_id'),
      )
      .select(['notice.id', 'notice.kind', 'notice.created_at as createdAt', 'notice.read_at', 'reader.role'])
      .select([
        'campaign.id as campaignId',
        'campaign.title',
        'campaign.status',
        'company.name as company_name',
      ])
      .select(['influencer.id as influencerId', 'influencer.full_name', 'application.decision'])
      .select(['event.name as event', 'event.subject'])
      // `writeNotifications` and `writeMessage` write only these kinds. Staff get no notifications.
      .$narrowType<{ kind: NotificationKind; role: Role }>()
  );
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectNotifications>['execute']>>[number];

export function notificationView(row: Selected): NotificationView {
  const { event, subject, title, status, decision, company_name, full_name, read_at, ...notification } = row;
  return {
    ...notification,
    word: wordingOf(row),
    campaignTitle: title ?? '',
    otherName: (row.role === 'client' ? full_name : company_name) ?? '',
    lastDay: subject.lastDay ?? null,
    searchNames: event === 'search.matched' ? (subject.name ?? '') : '',
    isRead: read_at !== null,
  };
}

function wordingOf({ kind, role, event, status, decision, subject }: Selected): NotificationWording {
  if (kind === 'verified') {
    if (event === 'instagram.proof_ended') return 'instagram_unproved';
    const noun = role === 'client' ? 'company' : 'profile';
    return event.endsWith('.refused') ? `${noun}_refused` : `${noun}_verified`;
  }
  if (kind === 'search') return role === 'client' ? 'search_influencers' : 'search_campaigns';
  if (kind === 'deal_reminder') {
    if (event === 'application.reminded') return 'application_reminded';
    if (role === 'client') return 'application_lapsed_client';
    return subject.isFinal === 'yes' ? 'application_lapsed_again' : 'application_lapsed_influencer';
  }
  if (kind !== 'campaign_closed') return kind;
  if (role === 'influencer' && !decision) return 'campaign_unanswered';
  return status === 'canceled' ? 'campaign_canceled' : 'campaign_ended';
}
