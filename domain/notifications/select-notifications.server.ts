import { sql } from 'kysely';
import type { Ctx, Role } from '../ctx.ts';
import type { DomainEvents } from '../events.server.ts';
import type { DealWording, NotificationKind, NotificationView, NotificationWording } from './notification.ts';
import { MERGING_ZONE } from './notification-line.ts';

export const notificationDay = sql<string>`(${sql.ref('notice.created_at')} at time zone ${sql.lit(MERGING_ZONE)})::date::text`;

/** Last day of the deadline that the event starts or ends. For a reminder, last day of the deadline that is near. */
const lastDay = sql<string | null>`case event.name
  when 'application.accepted' then
    (select expires_on::text from offer where offer.deal_id = deal.id and offer.seq = 1)
  when 'deal.started' then
    (select expires_on::text from offer where offer.deal_id = event.subject ->> 'dealId' and offer.seq = 1)
  when 'offer.made' then (select expires_on::text from offer where offer.id = event.subject ->> 'offerId')
  when 'deal.agreed' then (select sign_by::text from contract where contract.id = event.subject ->> 'contractId')
  else event.subject ->> 'lastDay' end`;

/** Returns the live text, or the deal's copy if the erasure of an account emptied the live text. */
const liveOrCopied = (live: string, copy: string) =>
  sql<string | null>`coalesce(nullif(${sql.ref(live)}, ''), ${sql.ref(copy)})`;

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
      .leftJoin('deal', (join) =>
        join
          .onRef('deal.application_id', '=', 'application.id')
          .onRef('deal.started_at', '=', 'application.decided_at')
          .on('notice.kind', '=', sql.lit('application_accepted')),
      )
      .leftJoin('deal as about', 'about.id', 'notice.deal_id')
      .select(({ fn }) => fn.coalesce('notice.deal_id', 'deal.id').as('dealId'))
      .select(['notice.id', 'notice.kind', 'notice.created_at as createdAt', 'notice.read_at', 'reader.role'])
      .select(['campaign.id as campaignId', 'campaign.status'])
      .select(['influencer.id as influencerId', 'application.decision', 'application.hidden'])
      .select([
        liveOrCopied('campaign.title', 'about.campaign_title').as('title'),
        liveOrCopied('company.name', 'about.brand_name').as('company_name'),
        liveOrCopied('influencer.full_name', 'about.influencer_name').as('full_name'),
      ])
      .select(['event.name as event', 'event.subject', lastDay.as('lastDay')])
      // `writeNotifications` and `writeMessage` write only these kinds. Staff get no notifications.
      .$narrowType<{ kind: NotificationKind; role: Role }>()
  );
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectNotifications>['execute']>>[number];

export function notificationView(row: Selected): NotificationView {
  const { event, subject, title, status, company_name, full_name, read_at, ...others } = row;
  const { decision, hidden, ...notification } = others;
  return {
    ...notification,
    word: wordingOf(row),
    isApplicationShown: row.role === 'client' && hidden === false,
    campaignTitle: title ?? '',
    otherName: (row.role === 'client' ? full_name : company_name) ?? '',
    searchNames: event === 'search.matched' ? (subject.name ?? '') : '',
    isRead: read_at !== null,
  };
}

const wordings: Partial<Record<keyof DomainEvents, NotificationWording>> = {
  'deal.started': 'deal_started',
  'offer.made': 'offer_made',
  'offer.declined': 'offer_declined',
  'offer.withdrawn': 'offer_withdrawn',
  'offer.expired': 'offer_expired',
  'identity.requested': 'details_requested',
  'contract.signed': 'contract_signed',
  'deal.stopped': 'deal_stopped',
  'deliverable.submitted': 'content_submitted',
  'deliverable.changes_asked': 'content_changes_asked',
  'deliverable.published': 'content_published',
  'deliverable.objected': 'content_objected',
  'deliverable.dropped': 'content_dropped',
  'metrics.declared': 'figures_declared',
  'shipment.sent': 'gift_sent',
  'shipment.problem_reported': 'gift_problem',
  'shipment.waived': 'gift_waived',
  'application.reminded': 'application_reminded',
  'instagram.proof_ended': 'instagram_unproved',
};

function wordingOf({ kind, role, event, status, decision, subject }: Selected): NotificationWording {
  const word = wordings[event as keyof DomainEvents];
  if (word) return word;
  if (event === 'deal.agreed') return subject.contractId ? 'deal_to_sign' : 'deal_agreed';
  if (event === 'deliverable.approved' || event === 'deliverable.confirmed') {
    const word = event === 'deliverable.approved' ? 'content_approved' : 'content_confirmed';
    return subject.by === 'silence' ? `${word}_silently` : word;
  }
  if (event === 'shipment.received') return subject.by === 'presumption' ? 'gift_presumed' : 'gift_received';
  // `stopped` means here that all content was dropped. If a side stops a deal before it runs, the event is
  // `deal.stopped`.
  if (event === 'deal.closed' && subject.reason === 'stopped') return 'deal_given_up';
  if (event === 'deal.closed') return `deal_${subject.reason}` as DealWording;
  if (event === 'deal.reminded') return `deal_remind_${subject.deadline}` as DealWording;
  if (event === 'application.lapsed') {
    if (role === 'client') return 'application_lapsed_client';
    return subject.isFinal === 'yes' ? 'application_lapsed_again' : 'application_lapsed_influencer';
  }
  if (kind === 'verified') {
    const noun = role === 'client' ? 'company' : 'profile';
    return event.endsWith('.refused') ? `${noun}_refused` : `${noun}_verified`;
  }
  if (kind === 'search') return role === 'client' ? 'search_influencers' : 'search_campaigns';
  if (kind === 'campaign_closed') {
    if (role === 'influencer' && !decision) return 'campaign_unanswered';
    return status === 'canceled' ? 'campaign_canceled' : 'campaign_ended';
  }
  return kind as Extract<NotificationKind, NotificationWording>;
}
