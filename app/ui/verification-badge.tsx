import { m } from '#messages';
import { Badge } from './badge.tsx';
import { BadgeCheck, Clock } from './icons.tsx';

/** Whether the operator has verified a company. */
export function VerificationBadge({ isVerified }: { isVerified: boolean }) {
  const Sign = isVerified ? BadgeCheck : Clock;
  return (
    <Badge tone={isVerified ? 'good' : 'wait'}>
      <Sign className="size-4 shrink-0" />
      {isVerified ? m.company_verified() : m.company_pending()}
    </Badge>
  );
}
