import { m } from '#messages';
import { BadgeCheck } from './icons.tsx';

export function VerifiedMark() {
  return (
    <>
      {' '}
      <BadgeCheck className="inline size-[0.8em] -translate-y-[0.05em] text-good" />
      <span className="sr-only">{m.influencer_verified()}</span>
    </>
  );
}
