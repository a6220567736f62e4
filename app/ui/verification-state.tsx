import type { Verification } from '#domain/accounts/verification.ts';
import { m } from '#messages';
import { Badge } from './badge.tsx';
import { TriangleAlert } from './icons.tsx';
import { InfluencerBadges } from './influencer-badges.tsx';
import { VerificationBadge } from './verification-badge.tsx';

export function VerificationState({
  verification,
  refusal,
  isProfile = false,
  isOwn = true,
}: {
  verification: Verification;
  refusal: string | null;
  isProfile?: boolean;
  isOwn?: boolean;
}) {
  if (isProfile && verification === 'verified') return <InfluencerBadges isVerified isFeatured={false} />;
  if (verification !== 'refused') return <VerificationBadge isVerified={verification === 'verified'} />;
  return (
    <div className="grid justify-items-start gap-2">
      <Badge tone="bad">
        <TriangleAlert className="size-4 shrink-0" />
        {m.verification_refused()}
      </Badge>
      <p className="whitespace-pre-line text-ink wrap-anywhere">{refusal}</p>
      {isOwn && <p>{m.verification_refused_again()}</p>}
    </div>
  );
}
