import { type Ctx, viewerIn } from './ctx.ts';
import type { DeadlineKind } from './deadlines/deadline.ts';
import type { CloseReason, Side } from './deals/deal.ts';
import type { Approver } from './deliverables/deliverable.ts';
import { newId } from './id.server.ts';
import { type StoredEvent, writeNotifications } from './notifications/write-notifications.server.ts';
import { refuseAboveLimit } from './refuse-above-limit.server.ts';

type DealSubject = { dealId: string; campaignId: string; influencerId: string };
type OfferSubject = DealSubject & { offerId: string };
type DeliverableSubject = DealSubject & { deliverableId: string };

export interface DomainEvents {
  'account.signed_up': { userId: string };
  'account.updated': { userId: string };
  'account.password_changed': { userId: string };
  'account.email_change_requested': { userId: string };
  'account.email_changed': { userId: string };
  'account.email_change_undone': { userId: string };
  'account.sessions_ended': { userId: string };
  'account.blocked': { userId: string };
  'abuse.reported': { reportId: string };
  'instagram.connected': { userId: string; handle: string };
  'instagram.proved': { userId: string };
  'instagram.proof_ended': { userId: string };
  'portfolio.changed': { influencerId: string };
  'preferences.saved': { userId: string };
  'notification_settings.saved': { userId: string };
  'identity.saved': { userId: string };
  'account.second_factor_set': { userId: string };
  'account.second_factor_removed': { userId: string };
  'account.recovery_requested': { userId: string };
  'account.recovery_canceled': { userId: string };
  'account.passkey_added': { userId: string };
  'account.passkey_removed': { userId: string };
  'account.backup_codes_renewed': { userId: string };
  'account.password_reset': { userId: string };
  'account.email_confirmed': { userId: string };
  'company.updated': { userId: string };
  'company.verified': { companyId: string };
  'company.refused': { companyId: string };
  'influencer.verified': { influencerId: string };
  'influencer.refused': { influencerId: string };
  'influencer.verification_ended': { influencerId: string };
  'company.document_added': { companyId: string; documentId: string };
  'company.document_removed': { companyId: string; documentId: string };
  'call.requested': { userId: string };
  'campaign.created': { campaignId: string };
  'campaign.edited': { campaignId: string };
  'terms.saved': { campaignId: string };
  'question.asked': { questionId: string; campaignId: string; influencerId: string };
  'question.answered': { questionId: string; campaignId: string; influencerId: string };
  'question.hidden': { questionId: string; campaignId: string; influencerId: string };
  'campaign.moved': { campaignId: string; from: string; to: string };
  'application.received': { applicationId: string; campaignId: string; influencerId: string };
  'application.withdrawn': { applicationId: string; campaignId: string; influencerId: string };
  'application.accepted': { applicationId: string; campaignId: string; influencerId: string };
  'application.declined': { applicationId: string; campaignId: string; influencerId: string };
  'application.ended': { applicationId: string; campaignId: string; influencerId: string };
  /** `lastDay` is the last day of the deadline. */
  'application.lapsed': {
    applicationId: string;
    campaignId: string;
    influencerId: string;
    lastDay: string;
    isFinal: 'yes' | 'no';
  };
  'application.reminded': {
    applicationId: string;
    campaignId: string;
    influencerId: string;
    deadline: DeadlineKind;
    lastDay: string;
  };
  'deal.started': DealSubject;
  'offer.made': OfferSubject;
  'offer.declined': OfferSubject;
  'offer.withdrawn': OfferSubject;
  'offer.expired': OfferSubject;
  /** `contractId` is missing if the sides agreed without a contract. */
  'deal.agreed': OfferSubject & { contractId?: string };
  /** A side stopped the deal before it ran. */
  'deal.stopped': DealSubject;
  /** The schedule closed the deal, the deal closed with its campaign, or no work was left. */
  'deal.closed': DealSubject & { reason: CloseReason };
  'deal.reminded': DealSubject & {
    deadline: DeadlineKind;
    side: Side;
    lastDay: string;
    deliverableId?: string;
  };
  /** `lastDay` is the last day for the other side's answer. */
  'deliverable.submitted': DeliverableSubject & { lastDay: string };
  'deliverable.changes_asked': DeliverableSubject & { lastDay: string };
  'deliverable.approved': DeliverableSubject & { by: Approver };
  'deliverable.published': DeliverableSubject & { lastDay: string };
  'deliverable.objected': DeliverableSubject;
  'deliverable.confirmed': DeliverableSubject & { by: Approver };
  'deliverable.dropped': DeliverableSubject;
  'metrics.declared': DeliverableSubject;
  'shipment.sent': DealSubject;
  'shipment.problem_reported': DealSubject;
  'shipment.received': DealSubject & { by: 'influencer' | 'presumption' };
  'shipment.waived': DealSubject;
  /** The missing details of `side` keep the other side from accepting. */
  'identity.requested': DealSubject & { side: Side };
  'contract.signed': DealSubject & { contractId: string };
  'invitation.sent': { invitationId: string; campaignId: string; influencerId: string };
  'invitation.declined': { invitationId: string; campaignId: string; influencerId: string };
  'invitation.withdrawn': { invitationId: string; campaignId: string; influencerId: string };
  'subscription.changed': { userId: string; tier: string; status: string };
  'erasure.requested': { userId: string };
  'erasure.canceled': { userId: string };
  'export.requested': { exportId: string };
  'search.saved': { searchId: string };
  'search.matched': { userId: string; name: string };
  'contact.sent': { contactId: string; influencerId: string };
  'test_email.requested': { userId: string };
  'shortlist.created': { shortlistId: string };
  'shortlist.changed': { shortlistId: string };
  'shortlist.entry_added': { shortlistId: string; influencerId: string };
  'reply.saved': { replyId: string };
  'reply.removed': { replyId: string };
  'message.sent': { conversationId: string; messageId: string };
}

/** Events that share their statements. The number of parameters of a statement is limited. */
const CHUNK = 500;

/**
 * Stores an event. Also writes its notifications, unless `isSilent`. Call this function inside the transaction of the
 * change, so that the change and the event commit or roll back together. Refuses above the limits of
 * `activity-limits.ts`. Returns the event's id.
 */
export async function record<Name extends keyof DomainEvents>(
  ctx: Ctx,
  name: Name,
  subject: DomainEvents[Name],
  options: { isSilent?: boolean } = {},
): Promise<string> {
  if (viewerIn(ctx)) await refuseAboveLimit(ctx, name);
  const event = { id: newId('event'), subject };
  await insertEvents(ctx, name, [event], options);
  return event.id;
}

/** Like `record`, with few statements for many events. The events must have no limit. */
export async function recordAll<Name extends keyof DomainEvents>(
  ctx: Ctx,
  name: Name,
  subjects: readonly DomainEvents[Name][],
): Promise<void> {
  const events = subjects.map((subject) => ({ id: newId('event'), subject }));
  for (let at = 0; at < events.length; at += CHUNK)
    await insertEvents(ctx, name, events.slice(at, at + CHUNK));
}

async function insertEvents<Name extends keyof DomainEvents>(
  ctx: Ctx,
  name: Name,
  events: readonly StoredEvent<DomainEvents[Name]>[],
  { isSilent = false } = {},
): Promise<void> {
  await ctx.db
    .insertInto('event')
    .values(
      events.map(({ id, subject }) => ({
        id,
        name,
        actor_id: ctx.actor?.id ?? null,
        subject: { ...subject },
        created_at: ctx.now,
      })),
    )
    .execute();
  if (!isSilent) await writeNotifications(ctx, name, events);
}
