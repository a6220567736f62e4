import type { Work } from '#domain/deal-work/work.ts';
import type { DealView } from '#domain/deals/deal-view.ts';
import type { Carrier } from '#domain/shipments/carriers.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { m } from '#messages';
import { otherNameOf } from './deal-text.ts';
import { formatDate, formatDay } from './format.ts';
import { carrierLabels } from './labels/gift.ts';
import { currentLanguage } from './path-language.ts';

const DAY_MS = 86_400_000;

type Gift = Pick<DealView, 'side' | 'status' | 'brandName' | 'influencerName'>;

const isVoucher = ({ channel }: Shipment) => channel === 'voucher';

/** The state of the gift in a word or two. */
export function giftState(shipment: Shipment): string {
  switch (shipment.status) {
    case 'to_send':
      return m.gift_state_to_send();
    case 'sent':
      return isVoucher(shipment) ? m.gift_state_voucher_sent() : m.gift_state_sent();
    case 'problem':
      return m.gift_state_problem();
    case 'received':
      return isVoucher(shipment) ? m.gift_state_received() : m.gift_state_arrived();
    case 'waived':
      return m.gift_state_waived();
  }
}

/** Says by when the brand must send the gift, or that the gift was not sent. Empty once the gift was sent or waived. */
export function giftToSend(deal: Gift, { status, sendBy }: Shipment, today: string): string {
  if (status !== 'to_send') return '';
  if (deal.status !== 'running') return m.gift_not_sent();
  const date = formatDay(sendBy, currentLanguage());
  if (sendBy < today) return m.gift_send_late({ date });
  return deal.side === 'brand'
    ? m.gift_send_by({ date })
    : m.gift_send_by_other({ name: otherNameOf(deal), date });
}

/** Says when and how the gift was sent. `number` stands for the tracking number. Empty before the gift was sent. */
export function giftSent({ sentAt, sendings, carrier, trackingNumber }: Shipment, number: string): string {
  if (!sentAt) return '';
  const sent = sendings > 1 ? m.gift_sent_again() : m.gift_sent_first();
  const date = formatDate(sentAt, currentLanguage());
  const listed = carrier && isListed(carrier) ? carrier : null;
  if (!listed)
    return trackingNumber ? m.gift_sent_number({ sent, date, number }) : m.gift_sent({ sent, date });
  const name = carrierLabels[listed]();
  return trackingNumber
    ? m.gift_sent_with_number({ sent, date, carrier: name, number })
    : m.gift_sent_with({ sent, date, carrier: name });
}

const isListed = (carrier: string): carrier is Exclude<Carrier, 'other'> =>
  carrier !== 'other' && Object.hasOwn(carrierLabels, carrier);

/**
 * Says when the gift was received or waived. While the gift is on its way in a running deal, says what happens if the
 * influencer stays silent. Empty in all other cases.
 */
export function giftOutcome(deal: Gift, shipment: Shipment): string {
  const { status, arriveBy, receivedAt, receivedBy, waivedAt } = shipment;
  const language = currentLanguage();
  const name = otherNameOf(deal);
  const isOwn = deal.side === 'influencer';
  if (status === 'sent' && arriveBy && deal.status === 'running') {
    const date = formatDay(arriveBy, language);
    if (isVoucher(shipment))
      return isOwn ? m.gift_silence_voucher({ date }) : m.gift_silence_voucher_other({ name, date });
    return isOwn ? m.gift_silence({ date }) : m.gift_silence_other({ name, date });
  }
  if (status === 'received' && receivedAt) {
    const date = formatDate(receivedAt, language);
    if (receivedBy === 'presumption')
      return isVoucher(shipment) ? m.gift_presumed_voucher({ date }) : m.gift_presumed({ date });
    return isVoucher(shipment) ? m.gift_received_on({ date }) : m.gift_arrived_on({ date });
  }
  if (status !== 'waived' || !waivedAt) return '';
  const date = formatDate(waivedAt, language);
  return isOwn ? m.gift_waived_own({ date }) : m.gift_waived_other({ name, date });
}

/** Introduces the influencer's description of a problem. Empty without a problem. */
export function giftProblem(deal: Gift, { status, problemAt }: Shipment): string {
  if (status !== 'problem' || !problemAt) return '';
  const date = formatDate(problemAt, currentLanguage());
  return deal.side === 'influencer'
    ? m.gift_problem_own({ date })
    : m.gift_problem_other({ name: otherNameOf(deal), date });
}

/**
 * Says by how many days a late gift, or a problem with the gift, moved the last day of publication. Empty if that day
 * did not move. Compares only content that was not handed in. For other content, an approval can also move this day.
 */
export function giftDelay({ terms, deliverables }: Work): string {
  const [last] = deliverables
    .filter(({ status }) => status === 'planned')
    .map((it) => it.publishBy)
    .sort()
    .toReversed();
  const count = last ? Math.round((Date.parse(last) - Date.parse(terms.publishBy)) / DAY_MS) : 0;
  if (!last || count <= 0) return '';
  return m.gift_moved({ count, number: String(count), date: formatDay(last, currentLanguage()) });
}

/** Says since when the deadlines stand still. Empty without a pause. */
export function giftPause({ pausedOn }: Shipment): string {
  return pausedOn ? m.gift_paused({ date: formatDay(pausedOn, currentLanguage()) }) : '';
}
