import { CompanyLogo } from '#app/ui/company-logo.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import type { Side } from '#domain/deals/deal.ts';
import type { DealLine } from '#domain/deals/deal-view.ts';
import { memberName } from '#messages/member-name.ts';

interface SideFaceProps {
  deal: DealLine;
  side: Side;
  className: string;
}

export function SideFace({ deal, side, className }: SideFaceProps) {
  return side === 'brand' ? (
    <CompanyLogo
      company={{ name: memberName(deal.brandName), logo: deal.brandPicture }}
      className={className}
    />
  ) : (
    <Portrait name={memberName(deal.influencerName)} picture={deal.influencerPicture} className={className} />
  );
}
