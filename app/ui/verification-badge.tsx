import { m } from '#messages';
import { Badge } from './badge.tsx';
import { BadgeCheck, Clock } from './icons.tsx';

export function VerificationBadge({ isVerified }: { isVerified: boolean }) {
  const Icon = isVerified ? BadgeCheck : Clock;
  return (
    <Badge tone={isVerified ? 'good' : 'wait'}>
      <Icon className="size-4 shrink-0" />
      {isVerified ? m.company_verified() : m.company_pending()}
    </Badge>
  );
}
