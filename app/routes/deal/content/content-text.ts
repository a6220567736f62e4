import { dayOf, daysBetween } from '#domain/clock.ts';
import type { Side } from '#domain/deals/deal.ts';
import type { ContentView } from '#domain/deliverables/content.ts';
import { numberOf } from '#domain/deliverables/deliverable-number.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import type { AccentedText } from '#messages/accented-text.ts';
import { contentPhrase } from '#messages/content-name.ts';
import { otherNameOf } from '#messages/deal-text.ts';
import { formatDay, formatWeekday } from '#messages/format.ts';
import { numberWord } from '#messages/number-word.ts';
import { ofName } from '#messages/of-name.ts';
import { publishOtherText, publishOwnText } from '#messages/publication-text.ts';

type Titled = Pick<ContentView, 'deal' | 'deliverable'>;

/** `Léa’s second post`, or `Your second post` for the influencer. */
export function contentTitle({ deal, deliverable }: Titled, language: Language): AccentedText {
  const number = numberOf(deal.work?.deliverables ?? [deliverable], deliverable);
  const { word, bare, definite } = contentPhrase({ kind: deliverable.kind, number }, language);
  if (deal.side === 'influencer')
    return { word, sentence: (shown) => m.content_title_own({ item: bare(shown) }) };
  const item = language === 'fr' ? (shown: string) => capitalised(definite(shown)) : bare;
  const of = ofName(otherNameOf(deal));
  return { word, sentence: (shown) => m.content_title_other({ of, item: item(shown) }) };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns the side that must act next. Null while the content waits for the gift, and after it was confirmed or
 * dropped.
 */
export function contentTurn({ deliverable: { status }, mustWait }: ContentView): Side | null {
  if (mustWait || status === 'confirmed' || status === 'dropped') return null;
  return status === 'submitted' || status === 'live' ? 'brand' : 'influencer';
}

/** Number of days that the rules give for an answer, a change and a confirmation. */
export interface AnswerDays {
  approve: number;
  change: number;
  confirm: number;
}

export interface ReviewDays extends AnswerDays {
  /** Last day of publication if the brand approves the draft today. */
  publishBy: string;
}

/** Texts about the last event and the deadline. `start` and `last` are the first and the last day of the `DayLine`. */
export interface ContentState {
  lead: string;
  text?: string;
  line?: { start: string; last: string };
}

interface Reader {
  view: ContentView;
  language: Language;
  today: string;
  days: AnswerDays;
}

export function contentState(reader: Reader): ContentState {
  const { view, language } = reader;
  const { pausedOn } = view.deal.work?.shipment ?? {};
  const state = runningState(reader);
  if (!pausedOn || !state.line) return state;
  const paused = m.content_paused({ date: formatDay(pausedOn, language) });
  return { lead: state.lead, text: `${paused} ${m.content_paused_text()}` };
}

function runningState(reader: Reader): ContentState {
  const { deliverable, mustWait } = reader.view;
  if (mustWait) return waitingState(reader);
  switch (deliverable.status) {
    case 'planned':
      return plannedState(reader);
    case 'submitted':
      return submittedState(reader);
    case 'changes_asked':
      return changesState(reader);
    case 'approved':
      return approvedState(reader);
    case 'live':
      return liveState(reader);
    case 'confirmed':
      return confirmedState(reader);
    case 'dropped':
      return droppedState(reader);
  }
}

const nameIn = ({ view }: Reader) => otherNameOf(view.deal);
const isBrandIn = ({ view }: Reader) => view.deal.side === 'brand';

function waitingState(reader: Reader): ContentState {
  const lead = isBrandIn(reader) ? m.content_wait_other({ name: nameIn(reader) }) : m.content_wait_own();
  return { lead, text: m.content_wait_text() };
}

/**
 * Returns `running` until the influencer's deadline has passed. Then returns a sentence that only states the deadline.
 */
function dueText({ today, language }: Reader, last: string, running: string): string {
  return last < today ? m.content_was_due({ date: formatDay(last, language) }) : running;
}

function plannedState(reader: Reader): ContentState {
  const { view, language } = reader;
  const { submitBy } = view.deliverable;
  if (!submitBy) return publishState(reader, '', view.deal.work?.runsSince ?? null);
  const date = formatDay(submitBy, language);
  const lead = isBrandIn(reader)
    ? m.content_submit_by_other({ name: nameIn(reader), date })
    : m.content_submit_by_own({ date });
  const start = dayOf(view.deal.work?.runsSince ?? view.deal.startedAt);
  return { lead: dueText(reader, submitBy, lead), line: { start, last: submitBy } };
}

function submittedState(reader: Reader): ContentState {
  const { view, language, days } = reader;
  const { submittedAt, approveBy } = view.deliverable;
  if (!submittedAt || !approveBy) return { lead: '' };
  const date = formatDay(approveBy, language);
  return {
    lead: handedInText(reader, submittedAt),
    text: isBrandIn(reader)
      ? m.content_approve_by({ number: numberWord(days.approve, language), date })
      : m.content_approve_by_other({ name: nameIn(reader), date }),
    line: { start: dayOf(submittedAt), last: approveBy },
  };
}

/**
 * Compares the day of the first draft with the agreed day, and the day of a later version with the deadline for
 * changes, which includes the days of a pause. While the gift pauses the deadlines, the first draft can be in time even
 * after the agreed day. The text therefore calls a draft late only if `submittedLate` is also true. `submittedLate`
 * stays true after any late draft.
 */
function handedInText({ view, language }: Reader, submittedAt: Date): string {
  const { submitBy, submittedLate, changeBy } = view.deliverable;
  const due = view.submissions.length > 1 ? changeBy : submitBy;
  const day = dayOf(submittedAt);
  const date = formatWeekday(day, language);
  if (!due) return m.content_submitted_on({ date });
  const count = daysBetween(due, day);
  const isLate = submittedLate && count > 0;
  return isLate ? m.content_submitted_late({ count, date }) : m.content_submitted_in_time({ date });
}

function changesState(reader: Reader): ContentState {
  const { view, language, today } = reader;
  const { changesAskedAt, changeBy } = view.deliverable;
  if (!changesAskedAt || !changeBy) return { lead: '' };
  const asked = formatWeekday(dayOf(changesAskedAt), language);
  const date = formatDay(changeBy, language);
  const name = nameIn(reader);
  const count = daysBetween(today, changeBy);
  const isBrand = isBrandIn(reader);
  const until = isBrand
    ? m.content_change_by_other({ name, date })
    : count === 0
      ? m.content_change_today()
      : m.content_change_by({ count, date });
  return {
    lead: isBrand ? m.content_changes_own({ date: asked }) : m.content_changes_other({ name, date: asked }),
    text: dueText(reader, changeBy, until),
    line: { start: dayOf(changesAskedAt), last: changeBy },
  };
}

function approvedState(reader: Reader): ContentState {
  const { view, language } = reader;
  const { approvedAt, approvedBy, objectedAt } = view.deliverable;
  if (!approvedAt) return publishState(reader, '', objectedAt);
  const date = formatWeekday(dayOf(approvedAt), language);
  const lead =
    approvedBy === 'silence'
      ? m.content_approved_silence({ date })
      : isBrandIn(reader)
        ? m.content_approved_own({ date })
        : m.content_approved_other({ name: nameIn(reader), date });
  return publishState(reader, lead, objectedAt ?? approvedAt);
}

function publishState(reader: Reader, lead: string, since: Date | null): ContentState {
  const { view, today } = reader;
  const last = view.deliverable.publishBy;
  const days = { publishFrom: view.deal.work?.terms.publishFrom ?? last, publishBy: last };
  const until = isBrandIn(reader) ? publishOtherText(days, nameIn(reader)) : publishOwnText(days);
  const text = dueText(reader, last, until);
  const line = { start: since ? dayOf(since) : today, last };
  return lead ? { lead, text, line } : { lead: text, line };
}

function liveState(reader: Reader): ContentState {
  const { view, language, days } = reader;
  const { publishedAt, confirmBy } = view.deliverable;
  if (!publishedAt || !confirmBy) return { lead: '' };
  const date = formatDay(confirmBy, language);
  return {
    lead: onlineText(view, language),
    text: isBrandIn(reader)
      ? m.content_confirm_by({ number: numberWord(days.confirm, language), date })
      : m.content_confirm_by_other({ name: nameIn(reader), date }),
    line: { start: dayOf(publishedAt), last: confirmBy },
  };
}

/** States the day on which the influencer reported the post, because the platform's own day is unknown. */
function onlineText({ deal, deliverable: { publishedAt } }: ContentView, language: Language): string {
  if (!publishedAt) return '';
  const day = dayOf(publishedAt);
  const text = m.content_online_on({ date: formatWeekday(day, language) });
  const from = deal.work?.terms.publishFrom;
  return from && day < from ? `${text} ${m.content_online_early({ date: formatDay(from, language) })}` : text;
}

function confirmedState({ view, language }: Reader): ContentState {
  const { confirmedAt, confirmedBy } = view.deliverable;
  const lead = onlineText(view, language);
  if (confirmedBy !== 'silence' || !confirmedAt) return { lead };
  return { lead, text: m.content_confirmed_silence({ date: formatDay(dayOf(confirmedAt), language) }) };
}

function droppedState(reader: Reader): ContentState {
  const { view, language } = reader;
  const { droppedAt, droppedBy } = view.deliverable;
  if (!droppedAt) return { lead: '' };
  const date = formatWeekday(dayOf(droppedAt), language);
  return {
    lead:
      droppedBy === view.deal.side
        ? m.content_dropped_own({ date })
        : m.content_dropped_other({ name: nameIn(reader), date }),
  };
}
