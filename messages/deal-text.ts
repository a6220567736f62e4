import type { CloseReason, DealStatus, Side } from '#domain/deals/deal.ts';
import type { DealLine, OfferLine } from '#domain/deals/deal-view.ts';
import type { TermsObstacle } from '#domain/deals/find-review-deal.server.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { type AccentedText, titleOf } from './accented-text.ts';
import { formatDate, formatDay, formatMoney } from './format.ts';
import { dealStateLabels } from './labels/deal.ts';
import { itemCounts } from './labels/terms.ts';
import { memberName } from './member-name.ts';
import { taskDeadlineText, taskHeadline, taskTitle } from './task-text.ts';

type Names = Pick<DealLine, 'side' | 'brandName' | 'influencerName'>;

/** Returns the first name of an influencer, or the whole name of a brand. */
function shortNameOf(deal: Names, side: Side): string {
  if (side === 'brand') return memberName(deal.brandName);
  const [first = ''] = deal.influencerName.split(' ');
  return memberName(first);
}

export const otherNameOf = (deal: Names): string =>
  shortNameOf(deal, deal.side === 'brand' ? 'influencer' : 'brand');

const readerOf = (deal: Names) => ({ side: deal.side, name: otherNameOf(deal) });

export function stateLabel({ status, closeReason }: { status: DealStatus; closeReason: CloseReason | null }) {
  return dealStateLabels[status === 'closed' ? (closeReason ?? 'stopped') : status]();
}

/** `2 posts, 3 stories, €1,060 in all, and a gift worth €240.` */
export function dealSummary(offer: OfferLine, language: Language): string {
  const items = offer.lines.map(({ kind, count }) => itemCounts[kind]({ count })).join(', ');
  const fee = formatMoney(offer.feeCents, 'EUR', language);
  const value = offer.benefit && formatMoney(offer.benefit.valueCents, 'EUR', language);
  if (offer.feeCents > 0)
    return value ? m.deal_card_both({ items, fee, value }) : m.deal_card_paid({ items, fee });
  return value ? m.deal_card_gift({ items, value }) : m.deal_card_unpaid({ items });
}

/** Says why the terms of a campaign start no deal. */
export const obstacleText = (obstacle: TermsObstacle): string =>
  obstacle === 'terms.misfit' ? m.deal_unsent_misfit() : m.deal_unsent_past();

/** Says why a deal was closed. If one side stopped the deal, names this side. */
function outcomeText(deal: DealLine): AccentedText {
  switch (deal.closeReason) {
    case 'silent':
      return { sentence: (word) => m.deal_over_silent({ word }), word: m.deal_over_silent_word() };
    case 'not_signed':
      return { sentence: (word) => m.deal_over_not_signed({ word }), word: m.deal_over_not_signed_word() };
    case 'campaign_closed':
      return { sentence: (word) => m.deal_over_campaign({ word }), word: m.deal_over_campaign_word() };
    case 'done':
      return { sentence: (word) => m.deal_over_done({ word }), word: m.deal_over_done_word() };
    case 'stopped':
    case null: {
      const name = otherNameOf(deal);
      const isOwn = deal.closedBy === deal.side;
      return {
        sentence: (word) => (isOwn ? m.deal_over_stopped_own({ word }) : m.deal_over_stopped({ name, word })),
        word: m.deal_over_stopped_word(),
      };
    }
  }
}

/**
 * Returns the headline of a deal. Mentions a counter-offer without its changes. `offerHeadline`, the headline of the
 * deal's page, describes the changes.
 */
export function dealHeadline(deal: DealLine): AccentedText {
  const { status, offer, side, turn, task } = deal;
  const name = otherNameOf(deal);
  const isOwn = offer.side === side;
  const isMine = turn === side;
  if (status === 'closed') return outcomeText(deal);
  if (task) return taskHeadline(task, readerOf(deal));
  if (status === 'running')
    return { sentence: (word) => m.deal_head_agreed({ word }), word: m.deal_head_agreed_word() };
  if (status === 'signing')
    return isMine
      ? { sentence: (word) => m.deal_head_sign({ word }), word: m.deal_head_sign_word() }
      : { sentence: (word) => m.deal_head_contract({ word }), word: m.deal_head_with({ name }) };
  if (offer.status !== 'open') return answeredText(deal);
  if (isOwn)
    return {
      sentence: (word) =>
        offer.seq === 1 ? m.deal_head_own_terms({ word }) : m.deal_head_own_offer({ word }),
      word: m.deal_head_with({ name }),
    };
  return offer.seq === 1
    ? { sentence: (word) => m.deal_head_terms({ name, word }), word: m.deal_head_terms_word() }
    : { sentence: (word) => m.deal_head_offer({ name, word }), word: m.deal_head_offer_word() };
}

function answeredText(deal: DealLine): AccentedText {
  const { offer, side } = deal;
  const name = otherNameOf(deal);
  const isOwn = offer.side === side;
  if (offer.status === 'withdrawn')
    return {
      sentence: (word) =>
        isOwn ? m.deal_head_withdrawn_own({ word }) : m.deal_head_withdrawn({ name, word }),
      word: m.deal_head_withdrawn_word(),
    };
  if (offer.status === 'declined')
    return {
      sentence: (word) => (isOwn ? m.deal_head_declined({ name, word }) : m.deal_head_declined_own({ word })),
      word: m.deal_head_declined_word(),
    };
  return {
    sentence: (word) => (isOwn ? m.deal_head_expired_own({ word }) : m.deal_head_expired({ word })),
    word: m.deal_head_expired_word(),
  };
}

/** Returns the next act as the title of a row, or the state of a deal that has no next act. */
export function nextActText(deal: DealLine): string {
  const { status, offer, side, turn, mayOffer, task } = deal;
  const name = otherNameOf(deal);
  if (status === 'closed') return titleOf(outcomeText(deal));
  if (task) return taskTitle(task, readerOf(deal));
  if (status === 'running') return m.deal_agreed_by();
  if (status === 'signing') return turn === side ? m.deal_act_sign() : m.deal_wait_sign({ name });
  if (turn === null) return mayOffer ? m.deal_act_make() : stateLabel(deal);
  if (turn === side) return offer.seq === 1 ? m.deal_act_terms() : m.deal_act_offer();
  return offer.seq === 1 ? m.deal_wait_terms({ name }) : m.deal_wait_offer({ name });
}

export function turnText(deal: DealLine): string {
  if (deal.turn === deal.side) return m.deal_turn_yours();
  const name = otherNameOf(deal);
  if (deal.turn) return m.deal_turn_other({ name });
  return deal.mayOffer ? m.deal_turn_either({ name }) : stateLabel(deal);
}

/**
 * Says by when a side must act, and mostly also what happens otherwise. Empty if the deal has neither a task nor a
 * deadline.
 */
export function silenceText(deal: DealLine, language: Language, today: string): string {
  const { deadline, side, turn, task } = deal;
  if (task) return taskDeadlineText(task, readerOf(deal), today);
  if (!deadline) return '';
  const date = formatDay(deadline.lastDay, language);
  const name = otherNameOf(deal);
  const isMine = turn === side;
  switch (deadline.kind) {
    case 'offer_by':
      return isMine
        ? `${m.deal_answer_by({ date })} ${m.deal_silence()}`
        : m.deal_other_answers({ name, date });
    case 'sign_by':
      return isMine ? m.deal_sign_by({ date }) : m.deal_other_signs({ name, date });
    case 'quiet':
      return deal.mayOffer ? m.deal_quiet({ date }) : m.deal_quiet_full({ date });
  }
}

/**
 * Says when a deal was closed. Adds that all content was dropped if a running deal was stopped, and that nothing is
 * owed if the deal never ran. Empty for open deals.
 */
export function closedText({ status, closeReason, closedAt, hasRun }: DealLine, language: Language): string {
  if (status !== 'closed') return '';
  const date = closedAt && formatDate(closedAt, language);
  const givenUp = hasRun && closeReason === 'stopped' && m.deal_given_up();
  return [givenUp, date && m.deal_closed_on({ date }), !hasRun && m.deal_closed_plain()]
    .filter(Boolean)
    .join(' ');
}

/** Returns the next task of a deal, or its state, with the next date. A table shows this text below the name. */
export function dealRowText(deal: DealLine, language: Language): string {
  const { task, lastDay } = deal;
  const state = task ? taskTitle(task, readerOf(deal)) : stateLabel(deal);
  return lastDay ? m.deal_row_until({ state, date: formatDay(lastDay, language) }) : state;
}
