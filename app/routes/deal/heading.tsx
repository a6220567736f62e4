import { JoiningBrace } from '#app/ui/mark.tsx';
import type { DealLine } from '#domain/deals/deal-view.ts';
import { m } from '#messages';
import { stateLabel } from '#messages/deal-text.ts';
import { campaignName, memberName } from '#messages/member-name.ts';
import { textAround } from '#messages/text-around.ts';
import { SideFace } from './side-face.tsx';

export function DealHeading({ deal }: { deal: DealLine }) {
  const names = { brand: memberName(deal.brandName), influencer: memberName(deal.influencerName) };
  const [before, after] = textAround((and) => m.deal_sides({ ...names, and }));
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-7 gap-y-4 sm:mb-10">
      <div aria-hidden className="flex items-stretch gap-2">
        <SideFace deal={deal} side="brand" className="size-22 sm:size-28" />
        <JoiningBrace length={220} className="h-22 w-auto text-accent sm:h-28" />
        <SideFace deal={deal} side="influencer" className="size-22 sm:size-28" />
      </div>
      <div className="min-w-0 flex-1 basis-72">
        <p dir="auto" className="text-soft wrap-anywhere">
          {campaignName(deal.campaignTitle)} · {stateLabel(deal)}
        </p>
        <h1 dir="auto" className="mt-1 text-balance wrap-anywhere">
          {before}
          <em className="text-accent">&amp;</em>
          {after}
        </h1>
      </div>
    </div>
  );
}
