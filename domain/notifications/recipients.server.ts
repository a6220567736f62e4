import type { Ctx } from '../ctx.ts';
import type { DomainEvents } from '../events.server.ts';
import type { Channels, NotificationKind } from './notification.ts';

/** Somebody who is told, and of what: the places that the notice leads to. */
export interface Recipient {
  userId: string | null;
  campaignId?: string;
  influencerId?: string;
}

interface RecipientRule<Name extends keyof DomainEvents> {
  kind: NotificationKind;
  /** In these ways, whatever they chose. */
  channels?: Channels;
  who: (ctx: Ctx, subject: DomainEvents[Name]) => Promise<Recipient[]>;
}

/** An answer to what somebody asked, with a letter of its own. */
const besideAnEmail: Channels = { inProduct: true, byMail: false };

/**
 * Who is told what. Nobody is told of their own doing, and a profile without an account is told nothing. A message is told of
 * in the statement that writes it (`message-notice.server.ts`).
 */
export const recipientRules: { [Name in keyof DomainEvents]?: RecipientRule<Name> } = {
  'application.received': { kind: 'application_received', who: theBrand },
  'application.withdrawn': { kind: 'application_withdrawn', who: theBrand },
  'application.accepted': { kind: 'application_accepted', who: theInfluencer },
  'application.declined': { kind: 'application_declined', who: theInfluencer },
  'application.ended': { kind: 'campaign_closed', who: theInfluencer },
  // By itself, or its owner would have done it.
  'campaign.moved': {
    kind: 'campaign_closed',
    who: async (ctx, { campaignId, to }) => (to === 'ended' ? theBrand(ctx, { campaignId }) : []),
  },
  'company.verified': { kind: 'verified', who: theCompany },
  'company.refused': { kind: 'verified', channels: besideAnEmail, who: theCompany },
  'influencer.verified': { kind: 'verified', who: theInfluencer },
  'influencer.refused': { kind: 'verified', channels: besideAnEmail, who: theInfluencer },
};

function theCompany({ db }: Ctx, { companyId }: { companyId: string }): Promise<Recipient[]> {
  return db.selectFrom('company').where('id', '=', companyId).select('user_id as userId').execute();
}

async function theBrand(
  { db }: Ctx,
  subject: { campaignId: string; influencerId?: string },
): Promise<Recipient[]> {
  const brands = await db
    .selectFrom('campaign')
    .where('id', '=', subject.campaignId)
    .select('client_id as userId')
    .execute();
  return brands.map((brand) => ({ ...brand, ...placesOf(subject) }));
}

async function theInfluencer(
  { db }: Ctx,
  subject: { influencerId: string; campaignId?: string },
): Promise<Recipient[]> {
  const influencers = await db
    .selectFrom('influencer')
    .where('id', '=', subject.influencerId)
    .select('user_id as userId')
    .execute();
  return influencers.map((influencer) => ({ ...influencer, ...placesOf(subject) }));
}

/** An application's own id is no place: its page is that of its campaign and influencer. */
function placesOf({ campaignId, influencerId }: { campaignId?: string; influencerId?: string }) {
  return { ...(campaignId && { campaignId }), ...(influencerId && { influencerId }) };
}
