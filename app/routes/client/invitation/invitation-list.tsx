import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { Badge, type Tone } from '#app/ui/badge.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import type { SentInvitation } from '#domain/invitations/find-sent-invitations.server.ts';
import type { InvitationState } from '#domain/invitations/invitation.ts';
import type { Lines } from '#domain/lines.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { invitationStateLabels } from '#messages/labels/invitation.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { useReviewHref } from '../review/use-review-href.ts';

interface InvitationListProps {
  campaignId: string;
  invitations: Lines<SentInvitation>;
  isActive: boolean;
}

export function InvitationList({ campaignId, invitations: { lines, total }, isActive }: InvitationListProps) {
  const to = usePath();
  if (total === 0 && !isActive) return null;
  return (
    <section id="invitations" aria-labelledby="invitations-title" className="mt-16 scroll-mt-6 md:mt-24">
      <h2 id="invitations-title" className="flex items-baseline gap-3 border-b border-ink pb-2 text-4xl">
        {m.invitation_list()}
        <span className="font-sans text-sm text-soft tabular-nums">{total}</span>
      </h2>
      {total === 0 && <p className="pt-5 text-soft">{m.invitation_list_empty()}</p>}
      <ul>
        {lines.map((invitation) => (
          <Row key={invitation.influencerId} campaignId={campaignId} invitation={invitation} />
        ))}
      </ul>
      {total > lines.length && (
        <p className="pt-4 text-sm text-soft">{m.invitation_list_more({ count: total - lines.length })}</p>
      )}
      {isActive && (
        <Link
          to={to('/influencers')}
          reloadDocument
          className="mt-4 inline-flex min-h-6 items-center underline underline-offset-4"
        >
          {m.invitation_list_find()}
        </Link>
      )}
    </section>
  );
}

const tones: Record<InvitationState, Tone> = {
  open: 'wait',
  applied: 'good',
  declined: 'plain',
  withdrawn: 'plain',
  closed: 'plain',
};

function Row({ campaignId, invitation }: { campaignId: string; invitation: SentInvitation }) {
  const { influencerId, fullName, handle, picture, state, hasApplication, invitedAt } = invitation;
  const to = usePath();
  const reviewHref = useReviewHref();
  const language = currentLanguage();
  const isUnapplied = state === 'applied' && !hasApplication;
  return (
    <li className="relative flex items-center gap-4 border-b border-line py-3 hover:bg-sunken">
      <Portrait name={fullName} picture={picture} className="h-16 w-13 shrink-0" />
      <span className="min-w-0 flex-1">
        <Link
          to={
            hasApplication
              ? reviewHref({ campaignId, influencerId })
              : to('/client/invite/:influencerId', { influencerId, campaign: campaignId })
          }
          reloadDocument={!hasApplication}
          dir="auto"
          className="font-serif text-xl wrap-anywhere underline-offset-4 hover:underline after:absolute after:inset-0"
        >
          {fullName}
        </Link>
        <span className="block truncate text-sm text-soft">
          @{handle} · {m.invitation_list_date({ date: formatDate(invitedAt, language) })}
        </span>
      </span>
      <Badge tone={isUnapplied ? 'plain' : tones[state]}>
        {isUnapplied ? m.invitation_state_unapplied() : invitationStateLabels[state]()}
      </Badge>
    </li>
  );
}
