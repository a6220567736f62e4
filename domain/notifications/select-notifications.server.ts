import type { Ctx, Role } from '../ctx.ts';
import type { NotificationKind, NotificationView, NotificationWording } from './notification.ts';

/** Notifications with the data for their texts. The caller must restrict them to the reader. */
export function selectNotifications({ db }: Pick<Ctx, 'db'>) {
  return db
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
    .select(['notice.id', 'notice.kind', 'notice.created_at', 'notice.read_at', 'reader.role'])
    .select('event.name as event')
    .select([
      'campaign.id as campaign_id',
      'campaign.title',
      'campaign.status',
      'influencer.id as influencer_id',
    ])
    .select(['company.name as company_name', 'influencer.full_name', 'application.decision']);
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectNotifications>['execute']>>[number];

export function notificationView(row: Selected): NotificationView {
  // Written by `writeNotifications` and `writeMessage` only.
  const kind = row.kind as NotificationKind;
  // Staff receive no notifications.
  const role = row.role as Role;
  return {
    id: row.id,
    kind,
    word: wordingOf(kind, role, row),
    role,
    campaignId: row.campaign_id,
    campaignTitle: row.title ?? '',
    influencerId: row.influencer_id,
    otherName: (role === 'client' ? row.full_name : row.company_name) ?? '',
    createdAt: row.created_at,
    isRead: row.read_at !== null,
  };
}

function wordingOf(
  kind: NotificationKind,
  role: Role,
  { event, status, decision }: Selected,
): NotificationWording {
  if (kind === 'verified') {
    const noun = role === 'client' ? 'company' : 'profile';
    return event.endsWith('.refused') ? `${noun}_refused` : `${noun}_verified`;
  }
  if (kind !== 'campaign_closed') return kind;
  if (role === 'influencer' && !decision) return 'campaign_unanswered';
  return status === 'canceled' ? 'campaign_canceled' : 'campaign_ended';
}
