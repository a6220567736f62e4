import { dayAt, daysLater } from './calendar.ts';
import { enterWork } from './enter-work.ts';
import { approve, notifiedOf, saveWork, workOf } from './model-work.ts';
import { planOf } from './plans.ts';
import {
  type DealPlace,
  dealsOf,
  emit,
  newestOffer,
  type Person,
  type Side,
  type State,
  today,
} from './state.ts';
import { daysFrom, laterOf, workingDaysLater } from './work-calendar.ts';
import { CHANGE_DAYS, type Content, contentOf, type Gift, mustWait } from './work-state.ts';

/** One deliverable of a deal. `number` is its index in the deal's content. */
export interface ContentPlace extends DealPlace {
  number: number;
}
type Status = Content['status'];

const MOVE = 'deliverable.move_not_allowed';

function enterContent(state: State, place: ContentPlace, by: Person, side: Side, from: readonly Status[]) {
  const refused = enterWork(state, place, by);
  if (refused) return refused;
  return by.side === side && from.includes(contentOf(place.deal, place.number).status) ? null : MOVE;
}

function save(
  state: State,
  place: ContentPlace,
  by: Person,
  name: string,
  changes: Partial<Content>,
): 'done' {
  Object.assign(contentOf(place.deal, place.number), changes);
  emit(state, `deliverable.${name}#${place.number}`, place, notifiedOf(place, by.side));
  saveWork(state, place, by.side);
  return 'done';
}

const roundsOf = ({ deal }: DealPlace) => planOf(newestOffer(deal).doc).rounds;

export interface Handed {
  files: number;
  /** False if one of the files is unknown. */
  areKnown: boolean;
}

export function submit(state: State, place: ContentPlace, by: Person, { files, areKnown }: Handed): string {
  const refused = enterContent(state, place, by, 'influencer', ['planned', 'changes_asked']);
  if (refused) return refused;
  if (roundsOf(place) === null) return MOVE;
  const content = contentOf(place.deal, place.number);
  if (mustWait(content, workOf(place).gift)) return 'deliverable.must_wait';
  if (!areKnown) return 'input.invalid';
  const answerBy = workingDaysLater(today(state), 5);
  const { drafts, draftFiles } = content;
  const lastDay = content.status === 'planned' ? content.submitBy : content.answerBy;
  const isLate = lastDay !== null && lastDay < (workOf(place).gift?.pausedOn ?? today(state));
  const submittedLate = content.submittedLate || isLate;
  const handed = { drafts: drafts + 1, draftFiles: draftFiles + files };
  return save(state, place, by, 'submitted', {
    status: 'submitted',
    since: state.now,
    answerBy,
    submittedLate,
    ...handed,
  });
}

export interface Answer {
  /** Number of the draft. */
  seq: number;
  /** False if the remark is about a file that belongs to no draft. */
  isFileKnown: boolean;
}

export function ask(state: State, place: ContentPlace, by: Person, { seq, isFileKnown }: Answer): string {
  const refused = enterContent(state, place, by, 'brand', ['submitted']);
  if (refused) return refused;
  const content = contentOf(place.deal, place.number);
  if (content.rounds >= (roundsOf(place) ?? 0)) return 'deliverable.no_rounds_left';
  if (seq !== content.drafts) return MOVE;
  if (!isFileKnown) return 'input.invalid';
  const { rounds, remarks } = content;
  const answerBy = daysLater(today(state), CHANGE_DAYS);
  const asked = { rounds: rounds + 1, remarks: remarks + 1, since: state.now, answerBy };
  return save(state, place, by, 'changes_asked', { status: 'changes_asked', ...asked });
}

export function approveDraft(state: State, place: ContentPlace, by: Person, seq: number): string {
  const refused = enterContent(state, place, by, 'brand', ['submitted']);
  if (refused) return refused;
  const content = contentOf(place.deal, place.number);
  if (seq !== content.drafts) return MOVE;
  approve(content, state.now, 'brand');
  return save(state, place, by, 'approved', { since: null, answerBy: null });
}

export interface Published {
  /** The post to which the link leads. Null without a link to a post on the agreed platform. */
  post: string | null;
  /** False if the link leads to no post on the agreed platform. */
  isLinkRight: boolean;
  screenshots: number;
}

export function publish(state: State, place: ContentPlace, by: Person, published: Published): string {
  const from: Status[] = roundsOf(place) === null ? ['planned', 'approved'] : ['approved'];
  const refused = enterContent(state, place, by, 'influencer', from);
  if (refused) return refused;
  const content = contentOf(place.deal, place.number);
  if (mustWait(content, workOf(place).gift)) return 'deliverable.must_wait';
  const { post, isLinkRight, screenshots } = published;
  if (!isLinkRight || !isProved(content, published)) return 'input.invalid';
  if (post !== null && isUsed(state, content, post)) return 'post.already_used';
  return save(state, place, by, 'published', {
    status: 'live',
    post,
    screenshots: content.screenshots + screenshots,
    publishedAt: state.now,
    since: state.now,
    answerBy: workingDaysLater(today(state), 3),
  });
}

/**
 * Stories need a screenshot, because they vanish. Content of the kind `other` needs a link or a screenshot. All other
 * content needs a link.
 */
function isProved({ kind }: Content, { post, screenshots }: Published): boolean {
  if (kind === 'story') return screenshots > 0;
  return post !== null || (kind === 'other' && screenshots > 0);
}

function isUsed(state: State, content: Content, post: string): boolean {
  const all = dealsOf(state).flatMap(({ deal }) => deal.work?.contents ?? []);
  return all.some((it) => it !== content && it.post === post && it.status !== 'dropped');
}

export function object(state: State, place: ContentPlace, by: Person): string {
  const refused = enterContent(state, place, by, 'brand', ['live']);
  if (refused) return refused;
  const content = contentOf(place.deal, place.number);
  if (content.objectedAt !== null) return 'deliverable.already_objected';
  const publishBy = laterOf(content.publishBy, daysLater(today(state), CHANGE_DAYS));
  const publishedOn = dayAt(content.publishedAt ?? 0);
  const pausedOn = workOf(place).gift?.pausedOn;
  const stoppedOn = pausedOn && pausedOn < publishedOn ? pausedOn : publishedOn;
  const publishedLate = stoppedOn > content.publishBy;
  const objected = { objectedAt: state.now, publishBy, publishedLate, since: null, answerBy: null };
  return save(state, place, by, 'objected', { status: 'approved', ...objected });
}

export function confirm(state: State, place: ContentPlace, by: Person, seenAt: number): string {
  const refused = enterContent(state, place, by, 'brand', ['live']);
  if (refused) return refused;
  const { publishBy, publishedAt } = contentOf(place.deal, place.number);
  if (publishedAt !== seenAt) return 'deliverable.move_not_allowed';
  const pausedOn = workOf(place).gift?.pausedOn;
  const paused = pausedOn ? daysFrom(pausedOn, dayAt(publishedAt ?? 0)) : 0;
  const confirmed = { confirmedAt: state.now, confirmedBy: 'brand', since: null, answerBy: null } as const;
  return save(state, place, by, 'confirmed', {
    status: 'confirmed',
    publishBy: daysLater(publishBy, paused),
    ...confirmed,
  });
}

export function drop(state: State, place: ContentPlace, by: Person): string {
  const from: Status[] = ['planned', 'submitted', 'changes_asked', 'approved'];
  const refused = enterContent(state, place, by, by.side, from);
  if (refused) return refused;
  const content = contentOf(place.deal, place.number);
  const isLate = isVeryLate(state, content, workOf(place).gift);
  if (by.side === 'brand' && !isLate) return 'deliverable.not_late';
  const dropped = { droppedAt: state.now, droppedBy: by.side, since: null, answerBy: null };
  return save(state, place, by, 'dropped', { status: 'dropped', ...dropped });
}

/**
 * Returns whether the influencer's last day for the content was at least seven days ago. Returns false during a pause,
 * and while the influencer waits for the gift or for the brand's answer to a draft.
 */
function isVeryLate(state: State, content: Content, gift: Gift | null): boolean {
  if (gift?.pausedOn || mustWait(content, gift) || content.status === 'submitted') return false;
  const { status, submitBy, publishBy, answerBy } = content;
  const last = status === 'planned' ? (submitBy ?? publishBy) : status === 'approved' ? publishBy : answerBy;
  return last !== null && daysLater(last, 7) <= today(state);
}
