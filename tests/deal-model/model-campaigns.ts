import { begin, lastDayOfOffer, nextAt } from './deadlines.ts';
import { closeCampaign, isOverdue, lapse, saveDeal } from './model-clock.ts';
import {
  type Application,
  type Campaign,
  type Deal,
  type Doc,
  emit,
  INFLUENCERS,
  isOver,
  isSame,
  type Person,
  type Place,
  personOf,
  type State,
  today,
} from './state.ts';

export function openCampaign(state: State, id: string, owner: number, endDate: string): void {
  const applications = Array.from({ length: INFLUENCERS }, () => null);
  state.campaigns.push({ id, owner, status: 'active', endDate, terms: null, applications });
  state.events.push(`campaign.moved ${state.campaigns.length - 1}`);
}

const isOwner = ({ owner }: Campaign, { side, number }: Person) => side === 'brand' && number === owner;

export function saveTerms(
  state: State,
  campaign: Campaign,
  by: Person,
  { doc, version }: { doc: Doc; version: number },
): string {
  const newest = campaign.terms;
  if (!isOwner(campaign, by)) return 'campaign.not_found';
  if (newest && isSame(newest.doc, doc)) return 'done';
  if (isOver(state, campaign)) return 'terms.are_fixed';
  if (version !== (newest?.version ?? 0)) return 'terms.changed_meanwhile';
  if (doc.publishBy < today(state)) return 'input.invalid';
  campaign.terms = { version: version + 1, doc };
  return 'done';
}

export function moveCampaign(state: State, campaign: Campaign, by: Person, to: 'ended' | 'canceled'): string {
  if (!isOwner(campaign, by)) return 'campaign.not_found';
  if (isOver(state, campaign)) return 'campaign.move_not_allowed';
  closeCampaign(state, campaign, to, 'brand');
  return 'done';
}

/**
 * An influencer may apply once, and a second time if the brand let the first application lapse. Withdrawn applications
 * do not count.
 */
export function apply(state: State, place: Place): string {
  const { campaign, influencer } = place;
  const first = campaign.applications[influencer];
  if (campaign.status === 'canceled' && !first) return 'campaign.not_found';
  if (isOver(state, campaign)) return 'campaign.not_open';
  if (first && !(first.isLapsed || isOverdue(state, first))) return 'application.already_applied';
  if (first && first.attempt > 1) return 'application.already_applied';
  if (first && isOverdue(state, first)) lapse(state, place, first);
  const deadline = campaign.terms && begin('answer_by', today(state), campaign.endDate);
  campaign.applications[influencer] = {
    status: 'pending',
    decision: null,
    attempt: first ? 2 : 1,
    appliedAt: state.now,
    decidedAt: null,
    answerBy: deadline?.last ?? null,
    dueAt: deadline && nextAt(deadline, state.now),
    endedAt: null,
    isLapsed: false,
    reminders: first?.reminders ?? [],
    deal: null,
  };
  emit(state, 'application.received', place, [[personOf(place, 'brand'), 'application_received']]);
  return 'done';
}

function statusOf(state: State, campaign: Campaign, application: Application): string {
  if (application.status === 'declined') return 'declined';
  return isOver(state, campaign) || isOverdue(state, application) ? 'ended' : application.status;
}

export function withdraw(state: State, place: Place): string {
  const { campaign, influencer } = place;
  const application = campaign.applications[influencer];
  if (!application) return 'application.not_found';
  if (statusOf(state, campaign, application) !== 'pending') return 'application.not_pending';
  campaign.applications[influencer] = null;
  emit(state, 'application.withdrawn', place, [[personOf(place, 'brand'), 'application_withdrawn']]);
  return 'done';
}

export function decide(state: State, place: Place, by: Person, decision: 'accepted' | 'declined'): string {
  const { campaign, influencer } = place;
  const application = campaign.applications[influencer];
  if (!application || !isOwner(campaign, by)) return 'application.not_found';
  if (statusOf(state, campaign, application) !== 'pending') return 'application.already_decided';
  Object.assign(application, { status: decision, decision, decidedAt: state.now, dueAt: null });
  const notified = [[personOf(place, 'influencer'), `application_${decision}`]] as const;
  emit(state, `application.${decision}`, place, notified);
  if (decision === 'accepted' && !reasonAgainstDeal(state, campaign)) begins(state, place, application);
  return 'done';
}

function reasonAgainstDeal(state: State, { terms }: Campaign): string | null {
  if (!terms) return 'terms.none';
  return terms.doc.publishBy < today(state) ? 'terms.publication_is_past' : null;
}

export function startDeal(state: State, place: Place, by: Person): string {
  const { campaign, influencer } = place;
  const application = campaign.applications[influencer];
  if (!application || !isOwner(campaign, by)) return 'application.not_found';
  const status = statusOf(state, campaign, application);
  if (status === 'ended') return 'deal.campaign_is_over';
  if (status !== 'accepted') return 'deal.move_not_allowed';
  if (application.deal) return 'deal.already_started';
  const reason = reasonAgainstDeal(state, campaign);
  if (reason) return reason;
  begins(state, place, application);
  return 'done';
}

function begins(state: State, place: Place, application: Application): void {
  const { campaign } = place;
  if (!campaign.terms) throw new Error('A deal starts with terms.');
  const { doc } = campaign.terms;
  const expiresOn = lastDayOfOffer(today(state), campaign, doc);
  const deal: Deal = {
    status: 'negotiating',
    reason: null,
    closedBy: null,
    version: 0,
    startedAt: state.now,
    runningAt: null,
    closedAt: null,
    dueAt: null,
    offers: [{ side: 'brand', doc, status: 'open', madeAt: state.now, expiresOn, answeredAt: null }],
    contract: null,
    work: null,
    reminders: [],
  };
  saveDeal({ deal, campaign }, state.now);
  application.deal = deal;
  // If the deal starts at the moment of the acceptance, one notification is about the acceptance and the terms.
  const isLater = (application.decidedAt ?? 0) < state.now;
  emit(state, 'deal.started', place, isLater ? [[personOf(place, 'influencer'), 'deal_terms']] : []);
}
