import { daysLater } from './calendar.ts';
import { enterWork } from './enter-work.ts';
import { endPause, giveTime, notifiedOf, saveWork, workOf } from './model-work.ts';
import { type DealPlace, emit, type Person, type Side, type State, today } from './state.ts';
import { daysFrom } from './work-calendar.ts';
import { type Gift, isAtRest, type Work } from './work-state.ts';

function enterGift(
  state: State,
  place: DealPlace,
  by: Person,
  side: Side,
  from: readonly Gift['status'][],
): { refused: string } | { work: Work; gift: Gift } {
  const refused = enterWork(state, place, by);
  if (refused) return { refused };
  const work = workOf(place);
  const { gift } = work;
  if (!gift) return { refused: 'shipment.not_found' };
  if (by.side !== side || !from.includes(gift.status)) return { refused: 'shipment.move_not_allowed' };
  return { work, gift };
}

function save(state: State, place: DealPlace, by: Person, name: string): 'done' {
  emit(state, `shipment.${name}`, place, notifiedOf(place, by.side));
  saveWork(state, place, by.side);
  return 'done';
}

/** Counts the days that the gift is late on `day`, and postpones content that needs the gift by this number. */
function delay({ contents, gift }: Work, day: string): void {
  const days = gift ? daysFrom(gift.sendBy, day) : 0;
  for (const content of contents.filter((it) => it.needsGift && !isAtRest(it))) {
    if (content.submitBy) content.submitBy = daysLater(content.submitBy, days);
    content.publishBy = daysLater(content.publishBy, days);
  }
}

export function send(state: State, place: DealPlace, by: Person, hasCarrier: boolean): string {
  const entered = enterGift(state, place, by, 'brand', ['to_send', 'problem']);
  if ('refused' in entered) return entered.refused;
  const { work, gift } = entered;
  if (gift.channel === 'parcel' && !hasCarrier) return 'input.invalid';
  if (gift.status === 'to_send') delay(work, today(state));
  const arriveBy = daysLater(today(state), 21);
  Object.assign(gift, { status: 'sent', sentAt: state.now, arriveBy, sendings: gift.sendings + 1 });
  return save(state, place, by, 'sent');
}

export function reportProblem(state: State, place: DealPlace, by: Person): string {
  const entered = enterGift(state, place, by, 'influencer', ['sent']);
  if ('refused' in entered) return entered.refused;
  const { gift } = entered;
  const pausedOn = gift.pausedOn ?? today(state);
  Object.assign(gift, { status: 'problem', problemAt: state.now, pausedOn });
  return save(state, place, by, 'problem_reported');
}

export function receive(state: State, place: DealPlace, by: Person): string {
  const entered = enterGift(state, place, by, 'influencer', ['sent', 'problem']);
  if ('refused' in entered) return entered.refused;
  const { work, gift } = entered;
  if (gift.pausedOn) endPause(work, gift.pausedOn, today(state));
  giveTime(work, today(state));
  Object.assign(gift, { status: 'received', receivedAt: state.now, receivedBy: 'influencer' });
  return save(state, place, by, 'received');
}

/** Waives the gift. If the gift was not sent, postpones the content as if the gift were sent today. */
export function waive(state: State, place: DealPlace, by: Person): string {
  const entered = enterGift(state, place, by, 'influencer', ['to_send', 'sent', 'problem']);
  if ('refused' in entered) return entered.refused;
  const { work, gift } = entered;
  if (gift.status === 'to_send') delay(work, today(state));
  if (gift.pausedOn) endPause(work, gift.pausedOn, today(state));
  giveTime(work, today(state));
  Object.assign(gift, { status: 'waived', waivedAt: state.now });
  return save(state, place, by, 'waived');
}
