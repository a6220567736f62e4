import { useId } from 'react';
import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { Mark } from '#app/ui/mark.tsx';
import { dayOf } from '#domain/clock.ts';
import { otherSide } from '#domain/deals/deal.ts';
import type { DealLine } from '#domain/deals/deal-view.ts';
import { monthOf, shortWeekday } from '#messages/day-marks.ts';
import { nextActText } from '#messages/deal-text.ts';
import { campaignName, memberName } from '#messages/member-name.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { SideFace } from './side-face.tsx';

interface DealGroupProps {
  title: string;
  deals: readonly DealLine[];
  /** True if the deals wait for the viewer. Their dates then have the accent colour. */
  isMine?: boolean;
}

export function DealGroup({ title, deals, isMine = false }: DealGroupProps) {
  const titleId = useId();
  if (deals.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="border-b border-line pb-2 font-sans text-base font-medium text-soft">
        {title}
      </h2>
      <ul className="divide-y divide-line border-b border-line">
        {deals.map((deal) => (
          <Row key={deal.id} deal={deal} isMine={isMine} />
        ))}
      </ul>
    </section>
  );
}

function Row({ deal, isMine }: { deal: DealLine; isMine: boolean }) {
  const to = usePath();
  const other = memberName(deal.side === 'brand' ? deal.influencerName : deal.brandName);
  return (
    <li className="group relative grid grid-cols-[4.5rem_minmax(0,1fr)_3.5rem] items-center gap-x-4 py-5 sm:grid-cols-[6.5rem_minmax(0,1fr)_4rem]">
      <RowDate deal={deal} isMine={isMine} />
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-2xl text-balance">
          <Link
            to={to('/deals/:dealId', { dealId: deal.id })}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {nextActText(deal)}
          </Link>
        </h3>
        <p dir="auto" className="mt-1 text-soft">
          {campaignName(deal.campaignTitle)}
        </p>
        <p dir="auto" className="text-soft">
          {other}
        </p>
      </div>
      <SideFace deal={deal} side={otherSide(deal.side)} className="aspect-square w-full" />
    </li>
  );
}

function RowDate({ deal, isMine }: { deal: DealLine; isMine: boolean }) {
  const language = currentLanguage();
  const { lastDay, closedAt } = deal;
  const day = lastDay ?? (closedAt && dayOf(closedAt));
  if (!day) return <Mark className="h-12 w-auto text-accent opacity-60" />;
  const label = lastDay ? shortWeekday(day, language) : '';
  return (
    <time dateTime={day}>
      <span className={`block font-serif text-4xl leading-none tabular-nums ${isMine ? 'text-accent' : ''}`}>
        {Number(day.slice(8))}
      </span>
      <span className="mt-1 block text-sm text-soft">
        {[label, monthOf(day, language)].filter(Boolean).join(' · ')}
      </span>
    </time>
  );
}
