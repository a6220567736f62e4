import { dayAt } from './calendar.ts';
import { begin, type Deadline, endOf, nextAt, reminderAt, reminderDays } from './deadlines.ts';
import {
  type Application,
  bothSides,
  type Campaign,
  type Deal,
  type DealPlace,
  dealsOf,
  emit,
  isOver,
  type Notified,
  newestOffer,
  otherSide,
  type Place,
  personOf,
  type Side,
  type State,
  today,
} from './state.ts';

export function deadlineOf({ deal, campaign }: Pick<DealPlace, 'deal' | 'campaign'>): Deadline | null {
  const { madeAt, status, expiresOn, answeredAt } = newestOffer(deal);
  if (deal.status === 'negotiating' && status === 'open')
    return { kind: 'offer_by', first: dayAt(madeAt), last: expiresOn };
  if (deal.status === 'negotiating') return begin('quiet', dayAt(answeredAt ?? 0), campaign.endDate);
  if (deal.status === 'signing' && deal.contract)
    return { kind: 'sign_by', first: dayAt(deal.contract.openedAt), last: deal.contract.signBy };
  return null;
}

/** Increments the version, as every act and every outcome of a deadline does. Reminders do not call this function. */
export function saveDeal(place: Pick<DealPlace, 'deal' | 'campaign'>, at: number): void {
  const { deal } = place;
  const deadline = deadlineOf(place);
  deal.version += 1;
  deal.dueAt = deadline && nextAt(deadline, at);
}

type Reason = NonNullable<Deal['reason']>;

/** Closes a deal. `actor` is null for the schedule. Actors are not notified of their own acts. */
export function close(state: State, place: DealPlace, reason: Reason, at: number, actor: Side | null): void {
  const { deal } = place;
  const offer = newestOffer(deal);
  if (offer.status === 'open') Object.assign(offer, { status: 'void', answeredAt: at });
  if (deal.contract?.status === 'open') deal.contract.status = 'void';
  Object.assign(deal, { status: 'closed', reason, closedAt: at });
  if (reason === 'stopped') deal.closedBy = actor;
  saveDeal(place, at);
  const kind = reason === 'not_signed' ? 'deal_contract' : 'deal_terms';
  const recipients: Notified =
    reason === 'campaign_closed'
      ? [
          [personOf(place, 'brand'), kind],
          [personOf(place, 'influencer'), 'campaign_closed'],
        ]
      : bothSides(place, kind);
  const notified = recipients.filter(([{ side }]) => side !== actor);
  emit(state, reason === 'stopped' ? 'deal.stopped' : 'deal.closed', place, notified);
}

/**
 * Carries out the outcome of a deadline that has passed. The outcome is dated at the end of the deadline. If the deal
 * closes because its campaign is over, the closing is dated now.
 */
function carryOut(state: State, place: DealPlace, deadline: Deadline): void {
  const { deal, campaign } = place;
  const at = endOf(deadline);
  if (deadline.kind === 'sign_by') close(state, place, 'not_signed', at, null);
  else if (isOver(state, campaign)) close(state, place, 'campaign_closed', state.now, null);
  else if (deadline.kind === 'quiet') close(state, place, 'silent', at, null);
  else {
    Object.assign(newestOffer(deal), { status: 'expired', answeredAt: at });
    saveDeal(place, at);
    emit(state, 'offer.expired', place, bothSides(place, 'deal_terms'));
  }
}

/** Carries out the outcomes of all deadlines that have passed. Acts on the deal call this function first. */
export function settle(state: State, place: DealPlace): void {
  for (;;) {
    const deadline = deadlineOf(place);
    if (!deadline || endOf(deadline) > state.now) return;
    carryOut(state, place, deadline);
  }
}

/**
 * Returns whether a reminder of the deadline must be sent now, and records the reminder as sent. If several reminders
 * are due, only the newest is sent. No reminder is sent twice.
 */
function claim(sent: string[], deadline: Deadline, now: number): boolean {
  const day = reminderDays(deadline).findLast((it) => reminderAt(it) <= now);
  const key = `${deadline.kind} ${day}`;
  if (!day || sent.includes(key)) return false;
  sent.push(key);
  return true;
}

function remind(state: State, place: DealPlace, deadline: Deadline): void {
  const { deal } = place;
  deal.dueAt = nextAt(deadline, state.now);
  if (!claim(deal.reminders, deadline, state.now)) return;
  const maker = newestOffer(deal).side;
  const sides: readonly Side[] =
    deadline.kind === 'quiet'
      ? ['brand', 'influencer']
      : [deadline.kind === 'offer_by' ? otherSide(maker) : maker];
  for (const side of sides)
    emit(state, `deal.reminded#${deadline.kind}`, place, [[personOf(place, side), 'deal_reminder']]);
}

export function lapse(state: State, place: Place, application: Application): void {
  const at = endOf({ kind: 'answer_by', first: '', last: application.answerBy ?? '' });
  Object.assign(application, { status: 'ended', endedAt: at, isLapsed: true, dueAt: null });
  emit(state, 'application.lapsed', place, bothSides(place, 'deal_reminder'));
}

export const isOverdue = (state: State, { status, answerBy }: Application): boolean =>
  status === 'pending' && answerBy !== null && answerBy < today(state);

function lookAtApplication(state: State, place: Place, application: Application): void {
  const deadline = answerDeadline(application);
  if (!deadline || application.status !== 'pending') application.dueAt = null;
  else if (endOf(deadline) <= state.now) lapse(state, place, application);
  else {
    application.dueAt = nextAt(deadline, state.now);
    const notified: Notified = [[personOf(place, 'brand'), 'deal_reminder']];
    if (claim(application.reminders, deadline, state.now))
      emit(state, 'application.reminded', place, notified);
  }
}

const answerDeadline = ({ appliedAt, answerBy }: Application): Deadline | null =>
  answerBy === null ? null : { kind: 'answer_by', first: dayAt(appliedAt), last: answerBy };

export const isDue = ({ now }: State, { dueAt }: { dueAt: number | null }) => dueAt !== null && dueAt <= now;

/** Has the effect of running the schedule until no deadline and no reminder is due. */
export function runDeadlines(state: State): void {
  for (const campaign of state.campaigns)
    for (const [influencer, application] of campaign.applications.entries())
      while (application && isDue(state, application))
        lookAtApplication(state, { campaign, influencer }, application);
  for (const place of dealsOf(state)) {
    while (isDue(state, place.deal)) {
      const deadline = deadlineOf(place);
      if (!deadline) place.deal.dueAt = null;
      else if (endOf(deadline) <= state.now) carryOut(state, place, deadline);
      else remind(state, place, deadline);
    }
  }
}

/** Closes a campaign. `actor` is null for the schedule. */
export function closeCampaign(
  state: State,
  campaign: Campaign,
  to: 'ended' | 'canceled',
  actor: Side | null,
): void {
  campaign.status = to;
  for (const [influencer, application] of campaign.applications.entries()) {
    if (!application) continue;
    const place = { campaign, influencer };
    if (isOverdue(state, application)) lapse(state, place, application);
    if (application.status === 'pending' || application.status === 'accepted') {
      Object.assign(application, { status: 'ended', endedAt: state.now, dueAt: null });
      const closes =
        application.deal?.status === 'negotiating' || application.deal?.reason === 'campaign_closed';
      const notified: Notified = [[personOf(place, 'influencer'), 'campaign_closed']];
      emit(state, 'application.ended', place, closes ? [] : notified);
    }
    const { deal } = application;
    if (deal?.status === 'negotiating')
      close(state, { ...place, application, deal }, 'campaign_closed', state.now, actor);
  }
  const subject = `campaign.moved ${state.campaigns.indexOf(campaign)}`;
  const brand = personOf({ campaign, influencer: 0 }, 'brand');
  state.events.push(subject);
  if (to === 'ended' && !actor) state.events.push(`${subject}: brand${brand.number} campaign_closed`);
}

export function endCampaigns(state: State): void {
  for (const campaign of state.campaigns)
    if (campaign.status === 'active' && isOver(state, campaign))
      closeCampaign(state, campaign, 'ended', null);
}
