import type { Work } from '#domain/deal-work/work.ts';
import type { DealView } from '#domain/deals/deal-view.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { trackingUrl } from '#domain/shipments/tracking-url.ts';
import type { Benefit } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { withoutStop } from '#messages/contract-draft.ts';
import { otherNameOf } from '#messages/deal-text.ts';
import { formatMoney } from '#messages/format.ts';
import {
  giftDelay,
  giftOutcome,
  giftPause,
  giftProblem,
  giftSent,
  giftState,
  giftToSend,
} from '#messages/gift-text.ts';
import { benefitChannelLabels } from '#messages/labels/terms.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { textAround } from '#messages/text-around.ts';
import { GiftActs, type GiftAnswer } from './gift-acts.tsx';
import { GiftAddress } from './gift-address.tsx';
import type { GiftFacts } from './gift-of.server.ts';
import { Part } from './part.tsx';

export interface GiftProps {
  deal: DealView;
  today: string;
  gift: GiftFacts;
  giftAnswer: GiftAnswer;
}

interface GiftPartProps extends GiftProps {
  benefit: Benefit;
  needsContract: boolean;
}

/** The part “Gift” of a deal: the gift, the course of its shipment with the deadline, and the viewer's buttons. */
export function GiftPart({ benefit, needsContract, ...props }: GiftPartProps) {
  const { deal, today } = props;
  const work = deal.work;
  const shipment = work?.shipment;
  const value = formatMoney(benefit.valueCents, 'EUR', currentLanguage());
  const what = m.deal_gift_worth({ what: withoutStop(benefit.what), value });
  if (!shipment)
    return (
      <Part title={m.deal_part_gift()} state={stateBefore(deal, needsContract)}>
        <p dir="auto" className="wrap-anywhere">
          {what}
        </p>
        <p className="mt-1.5 text-sm text-soft">{channelText(deal, benefit, needsContract)}</p>
      </Part>
    );
  const isTask = deal.task?.side === deal.side && !deal.task.deliverable;
  return (
    <Part id="gift" title={m.deal_part_gift()} state={giftState(shipment)} isCurrent={isTask}>
      <p dir="auto" className="wrap-anywhere">
        {what}
      </p>
      <div className="mt-1.5 grid gap-1.5">
        <Course {...{ deal, shipment, today }} work={work} />
      </div>
      <GiftAddress {...props} shipment={shipment} />
      {deal.status === 'running' && <GiftActs {...props} shipment={shipment} isTask={isTask} />}
    </Part>
  );
}

function stateBefore({ status }: DealView, needsContract: boolean): string {
  if (status === 'running') return m.deal_gift_agreed();
  return status === 'closed' || !needsContract ? '' : m.deal_gift_after();
}

function channelText(deal: DealView, { channel }: Benefit, needsContract: boolean): string {
  const label = benefitChannelLabels[channel]();
  const isOpen = deal.status === 'negotiating' || deal.status === 'signing';
  if (channel !== 'parcel' || !needsContract || !isOpen) return label;
  const name = otherNameOf(deal);
  return `${label}. ${deal.side === 'brand' ? m.deal_gift_brand({ name }) : m.deal_gift_influencer({ name })}`;
}

interface CourseProps {
  deal: DealView;
  work: Work;
  shipment: Shipment;
  today: string;
}

function Course({ deal, work, shipment, today }: CourseProps) {
  const problem = giftProblem(deal, shipment);
  return (
    <>
      <p className="empty:hidden">{giftToSend(deal, shipment, today)}</p>
      <Sent shipment={shipment} />
      {problem && (
        <>
          <p>{problem}</p>
          <blockquote dir="auto" className="border-l-2 border-accent pl-4 whitespace-pre-line wrap-anywhere">
            {shipment.problem}
          </blockquote>
        </>
      )}
      <p className="text-sm text-soft empty:hidden">{giftOutcome(deal, shipment)}</p>
      <p className="text-sm text-soft empty:hidden">{giftPause(shipment)}</p>
      <p className="text-sm text-soft empty:hidden">{giftDelay(work)}</p>
    </>
  );
}

function Sent({ shipment }: { shipment: Shipment }) {
  const [before, after] = textAround((number) => giftSent(shipment, number));
  if (!before) return null;
  const { carrier, trackingNumber } = shipment;
  const url = trackingUrl(carrier, trackingNumber);
  return (
    <p className="wrap-anywhere">
      {before}
      {after !== undefined &&
        (url ? (
          <a
            href={url}
            target="_blank"
            rel="nofollow noopener noreferrer"
            className="underline underline-offset-4"
          >
            {trackingNumber}
            <span className="sr-only"> {m.review_new_tab()}</span>
          </a>
        ) : (
          trackingNumber
        ))}
      {after}
    </p>
  );
}
