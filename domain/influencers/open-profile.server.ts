import { notSuspended } from '../accounts/not-suspended.server.ts';
import { collaborationsIn } from '../applications/collaborations.server.ts';
import type { Thematic } from '../campaigns/reference.ts';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, viewerIn } from '../ctx.ts';
import { takesInvitationsOf } from '../invitations/takes-invitations.server.ts';
import { Refusal } from '../refusal.ts';
import { isInCollection } from './collection.server.ts';
import type { ProfileView } from './profile-view.ts';
import { spendView } from './profile-views.server.ts';
import { redactedLocation } from './redacted-location.server.ts';

/**
 * Visitors get a redacted profile, and only of influencers in the collection. Logged-in viewers get the whole profile,
 * which uses one of their daily views (`profile-views.server.ts`). Their own profile, and the profiles of applicants to
 * their campaigns, use no view. Refuses with `influencer.not_found` and `influencer.no_views_left`.
 */
export async function openProfile(ctx: Ctx, influencerId: string): Promise<ProfileView> {
  const row = await selectProfile(ctx, influencerId);
  if (!row) throw new Refusal('influencer.not_found');
  const facts = {
    id: influencerId,
    thematics: row.thematics as Thematic[],
    followers: row.followers,
    following: row.following,
    posts: row.posts,
    engagementRate: row.engagement_rate,
    figuresSource: row.figures_source,
    figuresReadAt: row.figures_read_at,
    figuresDeclaredAt: row.figures_declared_at,
    isVerified: row.verified_at !== null,
    isFeatured: row.featured_at !== null,
    previousCollaborations: row.collaborations,
  };
  const { full_name: name, handle, location, picture, bio } = row;
  const viewer = viewerIn(ctx);
  if (!viewer) return { redacted: true, ...facts, location: redactedLocation({ name, handle, location }) };
  const isOwn = row.user_id === viewer.id;
  if (!isOwn && !row.is_applicant) await spendView(ctx, influencerId);
  const mayBeInvited = viewer.role === 'client' && row.is_listed;
  return {
    redacted: false,
    isOwn,
    mayBeInvited,
    takesInvitations: mayBeInvited && row.takes_invitations,
    mayBeBlocked:
      viewer.role === 'client' && row.user_id !== null && Boolean(row.is_listed || row.is_applicant),
    ...facts,
    name,
    handle,
    location,
    picture,
    bio,
  };
}

function selectProfile(ctx: Ctx, influencerId: string) {
  const viewer = viewerIn(ctx);
  const viewersBrand = viewer ? actsFor(viewer) : '';
  return ctx.db
    .selectFrom('influencer')
    .selectAll()
    .select([collaborationsIn(ctx.db).as('collaborations'), isInCollection().as('is_listed')])
    .select(takesInvitationsOf(viewersBrand).as('takes_invitations'))
    .$narrowType<{ is_listed: boolean; takes_invitations: boolean }>()
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('application')
            .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
            .whereRef('application.influencer_id', '=', 'influencer.id')
            .where('campaign.client_id', '=', viewersBrand)
            .where('application.hidden', '=', false)
            .select('application.id'),
        )
        .as('is_applicant'),
    )
    .where('influencer.id', '=', influencerId)
    .where(viewer ? notSuspended('influencer.user_id') : isInCollection())
    .executeTakeFirst();
}
