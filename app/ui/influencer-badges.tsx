import { m } from '#messages';
import { Badge } from './badge.tsx';
import { BadgeCheck } from './icons.tsx';

export function InfluencerBadges({ isVerified, isFeatured }: { isVerified: boolean; isFeatured: boolean }) {
  return (
    <>
      {isVerified && (
        <Badge tone="good">
          <BadgeCheck className="size-4 shrink-0" />
          {m.influencer_verified()}
        </Badge>
      )}
      {isFeatured && <Badge tone="metal">{m.influencer_featured()}</Badge>}
    </>
  );
}
