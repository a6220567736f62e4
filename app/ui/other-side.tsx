import type { Role } from '#domain/ctx.ts';
import { CompanyLogo } from './company-logo.tsx';
import { Portrait } from './portrait.tsx';

interface OtherSideProps {
  side: Role;
  name: string;
  picture: string | null;
  className: string;
}

/** Brands see the influencer's portrait. Influencers see the brand's logo. */
export function OtherSide({ side, name, picture, className }: OtherSideProps) {
  return side === 'client' ? (
    <Portrait {...{ name, picture, className }} />
  ) : (
    <CompanyLogo company={{ name, logo: picture }} className={className} />
  );
}
