import type { Ctx } from '../ctx.ts';
import type { CloseReason, Side } from '../deals/deal.ts';
import type { DomainEvents } from '../events.server.ts';
import type { Channels, NotificationKind } from './notification.ts';

export interface RecipientRule<Name extends keyof DomainEvents> {
  kind: NotificationKind;
  channels?: Channels;
  find: (ctx: Ctx, subject: DomainEvents[Name]) => Promise<Recipient | Recipient[]>;
}

type Recipient = { userId: string | null } | undefined;

/** Channels for events that already send another email. */
const inProductOnly: Channels = { inProduct: true, byMail: false };

/**
 * The kinds and the recipients of each event's notifications. `write-message.server.ts` writes the notifications of
 * messages.
 */
export const recipientRules: {
  [Name in keyof DomainEvents]?: RecipientRule<Name> | readonly RecipientRule<Name>[];
} = {
  'application.received': { kind: 'application_received', find: findBrandOfShown },
  'application.withdrawn': { kind: 'application_withdrawn', find: findBrand },
  'application.accepted': { kind: 'application_accepted', find: findInfluencer },
  'application.declined': { kind: 'application_declined', find: findInfluencer },
  'application.lapsed': [
    { kind: 'deal_reminder', find: findBrandOfShown },
    { kind: 'deal_reminder', find: findInfluencer },
  ],
  'application.reminded': { kind: 'deal_reminder', find: findBrandOfShown },
  'deal.started': { kind: 'deal_terms', find: findInfluencerOfLaterStart },
  'offer.made': bothOf('deal_terms'),
  'offer.declined': bothOf('deal_terms'),
  'offer.withdrawn': bothOf('deal_terms'),
  'offer.expired': bothOf('deal_terms'),
  'deal.agreed': bothOf('deal_contract'),
  'contract.signed': bothOf('deal_contract'),
  'deal.stopped': bothOf('deal_terms'),
  'deal.closed': [
    bothOf<'deal.closed'>('deal_terms', ({ reason }) => kindOfClosing(reason) === 'deal_terms'),
    bothOf<'deal.closed'>('deal_contract', ({ reason }) => kindOfClosing(reason) === 'deal_contract'),
    bothOf<'deal.closed'>('deal_work', ({ reason }) => kindOfClosing(reason) === 'deal_work'),
    sideOfClosed('deal_terms', 'brand'),
    // Replaces the notification of `application.ended`.
    sideOfClosed('campaign_closed', 'influencer'),
  ],
  'deliverable.submitted': bothOf('deal_work'),
  'deliverable.changes_asked': bothOf('deal_work'),
  'deliverable.approved': bothOf('deal_work'),
  'deliverable.published': bothOf('deal_work'),
  'deliverable.objected': bothOf('deal_work'),
  'deliverable.confirmed': bothOf('deal_work'),
  'deliverable.dropped': bothOf('deal_work'),
  'metrics.declared': bothOf('deal_work'),
  'shipment.sent': bothOf('deal_work'),
  'shipment.problem_reported': bothOf('deal_work'),
  'shipment.received': bothOf('deal_work'),
  'shipment.waived': bothOf('deal_work'),
  'deal.reminded': { kind: 'deal_reminder', find: findSideOfSubject },
  'identity.requested': { kind: 'deal_contract', find: findSideOfSubject },
  'invitation.sent': { kind: 'invitation_received', find: findInfluencer },
  'question.asked': { kind: 'question_asked', find: findBrand },
  'question.answered': { kind: 'question_answered', find: findInfluencer },
  'application.ended': { kind: 'campaign_closed', find: findInfluencerWithoutClosing },
  // Notifies the owner only if the campaign ended automatically, because actors are not notified of their own
  // actions.
  'campaign.moved': {
    kind: 'campaign_closed',
    find: async (ctx, subject) => (subject.to === 'ended' ? findBrand(ctx, subject) : undefined),
  },
  'company.verified': { kind: 'verified', find: findCompany },
  'company.refused': { kind: 'verified', channels: inProductOnly, find: findCompany },
  'influencer.verified': { kind: 'verified', find: findInfluencer },
  'influencer.refused': { kind: 'verified', channels: inProductOnly, find: findInfluencer },
  'search.matched': { kind: 'search', find: async (_, subject) => subject },
  // Notifies the user whose proof ended, unless the user's own change ended the proof. Another user's proof and the
  // scheduled reading can also end a proof.
  'instagram.proof_ended': { kind: 'verified', find: async (_, subject) => subject },
};

function findCompany({ db }: Ctx, { companyId }: { companyId: string }): Promise<Recipient> {
  return db.selectFrom('company').where('id', '=', companyId).select('user_id as userId').executeTakeFirst();
}

function findBrand({ db }: Ctx, { campaignId }: { campaignId: string }): Promise<Recipient> {
  return db
    .selectFrom('campaign')
    .where('id', '=', campaignId)
    .select('client_id as userId')
    .executeTakeFirst();
}

/** Returns undefined if the application is hidden from the brand. */
function findBrandOfShown({ db }: Ctx, { applicationId }: { applicationId: string }): Promise<Recipient> {
  return db
    .selectFrom('application')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .where('application.id', '=', applicationId)
    .where('application.hidden', '=', false)
    .select('campaign.client_id as userId')
    .executeTakeFirst();
}

function findInfluencer({ db }: Ctx, { influencerId }: { influencerId: string }): Promise<Recipient> {
  return db
    .selectFrom('influencer')
    .where('id', '=', influencerId)
    .select('user_id as userId')
    .executeTakeFirst();
}

/** Returns null for a deal that closes with its campaign, because its sides get notifications of different kinds. */
function kindOfClosing(reason: CloseReason) {
  if (reason === 'not_signed') return 'deal_contract';
  if (reason === 'campaign_closed') return null;
  return reason === 'done' || reason === 'stopped' ? 'deal_work' : 'deal_terms';
}

/** Returns undefined if a deal closes with the campaign, because `deal.closed` then notifies the influencer. */
function findInfluencerWithoutClosing(
  { db }: Ctx,
  { applicationId, influencerId }: { applicationId: string; influencerId: string },
): Promise<Recipient> {
  const closing = db
    .selectFrom('deal')
    .where('application_id', '=', applicationId)
    .where((eb) => eb.or([eb('status', '=', 'negotiating'), eb('close_reason', '=', 'campaign_closed')]))
    .select('id');
  return db
    .selectFrom('influencer')
    .where('id', '=', influencerId)
    .where((eb) => eb.not(eb.exists(closing)))
    .select('user_id as userId')
    .executeTakeFirst();
}

interface DealSubject {
  dealId: string;
}

type DealEvent = {
  [Name in keyof DomainEvents]: DomainEvents[Name] extends DealSubject ? Name : never;
}[keyof DomainEvents];

/**
 * Returns a rule for both sides of a deal. Actors are not notified of their own acts. Events of the schedule have no
 * actor, so both sides are notified.
 */
function bothOf<Name extends DealEvent>(
  kind: NotificationKind,
  applies: (subject: DomainEvents[Name]) => boolean = () => true,
): RecipientRule<Name> {
  return {
    kind,
    find: async (ctx, subject) =>
      applies(subject) ? Object.values((await findSides(ctx, subject)) ?? {}) : [],
  };
}

async function findSideOfSubject(ctx: Ctx, subject: DealSubject & { side: Side }): Promise<Recipient> {
  return (await findSides(ctx, subject))?.[subject.side];
}

/** Returns a rule for one side of a deal that closed with its campaign. */
function sideOfClosed(kind: NotificationKind, side: Side): RecipientRule<'deal.closed'> {
  return {
    kind,
    find: async (ctx, subject) =>
      subject.reason === 'campaign_closed' ? (await findSides(ctx, subject))?.[side] : undefined,
  };
}

async function findSides({ db }: Ctx, { dealId }: DealSubject): Promise<Record<Side, Recipient> | undefined> {
  const deal = await db
    .selectFrom('deal')
    .where('id', '=', dealId)
    .select(['client_id', 'influencer_user_id'])
    .executeTakeFirst();
  return deal && { brand: { userId: deal.client_id }, influencer: { userId: deal.influencer_user_id } };
}

/**
 * Returns undefined if the deal started with the acceptance of the application, because the notification of the
 * acceptance announces the terms.
 */
function findInfluencerOfLaterStart({ db }: Ctx, { dealId }: DealSubject): Promise<Recipient> {
  return db
    .selectFrom('deal')
    .innerJoin('application', 'application.id', 'deal.application_id')
    .where('deal.id', '=', dealId)
    .whereRef('application.decided_at', '<', 'deal.started_at')
    .select('deal.influencer_user_id as userId')
    .executeTakeFirst();
}
