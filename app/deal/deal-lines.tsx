import { usePath } from '#app/language.ts';
import { OtherSide } from '#app/ui/other-side.tsx';
import { ToDoGroup, ToDoLine } from '#app/ui/to-do.tsx';
import type { DealLine } from '#domain/deals/deal-view.ts';
import type { Lines } from '#domain/lines.ts';
import { m } from '#messages';
import { nextActText } from '#messages/deal-text.ts';
import { formatDay } from '#messages/format.ts';
import { campaignName, memberName } from '#messages/member-name.ts';
import { currentLanguage } from '#messages/path-language.ts';

/** Lists the deals that wait for the viewer, for the section “To do” of the dashboard. */
export function DealLines({ deals: { lines, total } }: { deals: Lines<DealLine> }) {
  const to = usePath();
  return (
    <ToDoGroup
      title={m.deal_todo_title()}
      total={total}
      all={total > lines.length && { to: to('/deals'), label: m.deal_todo_all() }}
    >
      {lines.map((deal) => {
        const isBrand = deal.side === 'brand';
        const name = memberName(isBrand ? deal.influencerName : deal.brandName);
        return (
          <ToDoLine
            key={deal.id}
            to={to('/deals/:dealId', { dealId: deal.id })}
            picture={
              <OtherSide
                side={isBrand ? 'client' : 'influencer'}
                name={name}
                picture={isBrand ? deal.influencerPicture : deal.brandPicture}
                className="aspect-square w-full"
              />
            }
            title={nextActText(deal)}
            detail={`${name} · ${campaignName(deal.campaignTitle)}`}
            time={
              deal.lastDay ? formatDay(deal.lastDay, currentLanguage(), { inSentence: false }) : undefined
            }
          />
        );
      })}
    </ToDoGroup>
  );
}
