import { usePath } from '#app/language.ts';
import { Accented } from '#app/ui/accented.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CompanyLogo } from '#app/ui/company-logo.tsx';
import { DayLine } from '#app/ui/day-line.tsx';
import { JoiningBrace } from '#app/ui/mark.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import { Turn } from '#app/ui/turn.tsx';
import { dayOf } from '#domain/clock.ts';
import type { DealLine } from '#domain/deals/deal-view.ts';
import { m } from '#messages';
import { closedText, dealHeadline, dealSummary, otherNameOf, silenceText } from '#messages/deal-text.ts';
import { memberName } from '#messages/member-name.ts';
import { currentLanguage } from '#messages/path-language.ts';

interface DealCardProps {
  deal: DealLine;
  now: Date;
  className?: string;
}

export function DealCard({ deal, now, className = '' }: DealCardProps) {
  const to = usePath();
  const language = currentLanguage();
  const isMine = deal.turn === deal.side;
  const today = dayOf(now);
  const text = silenceText(deal, language, today) || closedText(deal, language);
  // A `DealLine` does not contain the day from which the deadline of a task runs, so the `DayLine` of a task starts
  // today.
  const start = deal.task ? today : dayOf(deal.offer.madeAt);
  return (
    <section
      aria-label={m.deal_card({ name: otherNameOf(deal) })}
      className={`@container rounded-card border border-line bg-surface p-5 sm:p-6 ${className}`}
    >
      <div className="grid items-center gap-x-4 gap-y-4 @md:grid-cols-[auto_1.75rem_minmax(0,1fr)]">
        <ul className="flex gap-x-5 gap-y-3 text-sm @md:grid">
          <li className="flex min-w-0 items-center gap-2.5">
            <CompanyLogo
              company={{ name: memberName(deal.brandName), logo: deal.brandPicture }}
              className="size-11 shrink-0"
            />
            <span className="min-w-0 max-w-36 wrap-anywhere">{memberName(deal.brandName)}</span>
          </li>
          <li className="flex min-w-0 items-center gap-2.5">
            <Portrait
              name={memberName(deal.influencerName)}
              picture={deal.influencerPicture}
              className="size-11 shrink-0"
            />
            <span className="min-w-0 max-w-36 wrap-anywhere">{memberName(deal.influencerName)}</span>
          </li>
        </ul>
        <div aria-hidden className="relative h-full min-h-28 text-accent @max-md:hidden">
          <JoiningBrace length={260} className="absolute inset-y-0 h-full" />
        </div>
        <JoiningBrace down length={620} className="w-full text-accent @md:hidden" />
        <div className="min-w-0">
          <Turn deal={deal} />
          <p className="mt-1 font-serif text-3xl leading-tight text-balance">
            <Accented {...dealHeadline(deal)} />
          </p>
          <p className="mt-1.5 text-soft text-pretty">{dealSummary(deal.offer, language)}</p>
        </div>
      </div>
      {deal.lastDay && deal.lastDay >= today && (
        <div className="mt-5">
          <DayLine {...{ start, today }} last={deal.lastDay} isSent={!deal.task} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {text && <p className="min-w-0 flex-1 basis-56 text-sm text-soft text-pretty">{text}</p>}
        <ButtonLink
          to={to('/deals/:dealId', { dealId: deal.id })}
          look={isMine ? 'primary' : 'secondary'}
          className="ml-auto"
        >
          {m.deal_card_open()}
        </ButtonLink>
      </div>
    </section>
  );
}
