import type { Role } from '#domain/ctx.ts';
import { CompanyLogo } from './company-logo.tsx';
import { Portrait } from './portrait.tsx';

interface OtherSideProps {
  /** Side of the viewer. */
  side: Role;
  name: string;
  picture: string | null;
  className: string;
}

/** An influencer's portrait for brands, a brand's logo for influencers. */
export function OtherSide({ side, name, picture, className }: OtherSideProps) {
  return side === 'client' ? (
    <Portrait {...{ name, picture, className }} />
  ) : (
    <CompanyLogo company={{ name, logo: picture }} className={className} />
  );
}
