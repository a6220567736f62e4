import type { Ctx } from '../ctx.ts';
import type { DomainEvents } from '../events.server.ts';
import type { Channels, NotificationKind } from './notification.ts';

/** A recipient, and the campaign and influencer that the notification links to. */
export interface Recipient {
  userId: string | null;
  campaignId?: string;
  influencerId?: string;
}

interface RecipientRule<Name extends keyof DomainEvents> {
  kind: NotificationKind;
  /** Fixed channels that override the user's settings. */
  channels?: Channels;
  find: (ctx: Ctx, subject: DomainEvents[Name]) => Promise<Recipient[]>;
}

/** For events with an email of their own. */
const inProductOnly: Channels = { inProduct: true, byMail: false };

/**
 * Recipients by event. Actors are not notified of their own acts, nor profiles without an account. `write-message.server.ts`
 * writes the notifications of messages.
 */
export const recipientRules: { [Name in keyof DomainEvents]?: RecipientRule<Name> } = {
  'application.received': { kind: 'application_received', find: findBrand },
  'application.withdrawn': { kind: 'application_withdrawn', find: findBrand },
  'application.accepted': { kind: 'application_accepted', find: findInfluencer },
  'application.declined': { kind: 'application_declined', find: findInfluencer },
  'application.ended': { kind: 'campaign_closed', find: findInfluencer },
  // A campaign that ended automatically: owners are not notified of their own acts.
  'campaign.moved': {
    kind: 'campaign_closed',
    find: async (ctx, { campaignId, to }) => (to === 'ended' ? findBrand(ctx, { campaignId }) : []),
  },
  'company.verified': { kind: 'verified', find: findCompany },
  'company.refused': { kind: 'verified', channels: inProductOnly, find: findCompany },
  'influencer.verified': { kind: 'verified', find: findInfluencer },
  'influencer.refused': { kind: 'verified', channels: inProductOnly, find: findInfluencer },
};

function findCompany({ db }: Ctx, { companyId }: { companyId: string }): Promise<Recipient[]> {
  return db.selectFrom('company').where('id', '=', companyId).select('user_id as userId').execute();
}

async function findBrand(
  { db }: Ctx,
  subject: { campaignId: string; influencerId?: string },
): Promise<Recipient[]> {
  const brands = await db
    .selectFrom('campaign')
    .where('id', '=', subject.campaignId)
    .select('client_id as userId')
    .execute();
  return brands.map((brand) => ({ ...brand, ...linksOf(subject) }));
}

async function findInfluencer(
  { db }: Ctx,
  subject: { influencerId: string; campaignId?: string },
): Promise<Recipient[]> {
  const influencers = await db
    .selectFrom('influencer')
    .where('id', '=', subject.influencerId)
    .select('user_id as userId')
    .execute();
  return influencers.map((influencer) => ({ ...influencer, ...linksOf(subject) }));
}

/** Omits the application's id: its page is addressed by campaign and influencer. */
function linksOf({ campaignId, influencerId }: { campaignId?: string; influencerId?: string }) {
  return { ...(campaignId && { campaignId }), ...(influencerId && { influencerId }) };
}
