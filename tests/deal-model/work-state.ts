import { dayAt, daysLater } from './calendar.ts';
import { planOf } from './plans.ts';
import type { Deal, Doc, Side } from './state.ts';
import { laterOf } from './work-calendar.ts';

/** One deliverable. */
export interface Content {
  kind: string;
  platform: string;
  needsGift: boolean;
  feeCents: number;
  status: 'planned' | 'submitted' | 'changes_asked' | 'approved' | 'live' | 'confirmed' | 'dropped';
  /** Number of drafts, of remarks about them, and of their files. */
  drafts: number;
  remarks: number;
  draftFiles: number;
  rounds: number;
  /** Null if the sides have agreed on no drafts. */
  submitBy: string | null;
  publishBy: string;
  /** True if a draft was submitted after its last day. */
  submittedLate: boolean;
  /**
   * When a side received something to answer (a draft, a request for changes or a post), and the last day for the
   * answer.
   */
  since: number | null;
  answerBy: string | null;
  approvedAt: number | null;
  approvedBy: 'brand' | 'silence' | null;
  post: string | null;
  screenshots: number;
  publishedAt: number | null;
  /** True if the post to which the brand objected was published after its last day. */
  publishedLate: boolean;
  objectedAt: number | null;
  confirmedAt: number | null;
  confirmedBy: 'brand' | 'silence' | null;
  droppedAt: number | null;
  droppedBy: Side | null;
}

export interface Gift {
  channel: 'parcel' | 'voucher';
  status: 'to_send' | 'sent' | 'problem' | 'received' | 'waived';
  sendBy: string;
  sendings: number;
  sentAt: number | null;
  arriveBy: string | null;
  problemAt: number | null;
  /** First day of a pause, in which the deadlines of the content do not run. */
  pausedOn: string | null;
  receivedAt: number | null;
  receivedBy: 'influencer' | 'presumption' | null;
  waivedAt: number | null;
}

/** The duties of both sides in a running deal: content and gift. */
export interface Work {
  /** In the order of the terms. */
  contents: Content[];
  gift: Gift | null;
  dueAt: number | null;
}

const untouched = {
  drafts: 0,
  remarks: 0,
  draftFiles: 0,
  rounds: 0,
  submittedLate: false,
  since: null,
  answerBy: null,
  approvedAt: null,
  approvedBy: null,
  post: null,
  screenshots: 0,
  publishedAt: null,
  publishedLate: false,
  objectedAt: null,
  confirmedAt: null,
  confirmedBy: null,
  droppedAt: null,
  droppedBy: null,
} as const;

/**
 * Number of days that the influencer has for changes. The influencer also has at least this number of days for the next
 * step of content after the start of the work, after the end of the wait for the gift, after an approval (also by
 * silence), and after an objection.
 */
export const CHANGE_DAYS = 5;

/** Returns the last days for draft and publication. Earlier days are replaced by `least`. */
export const leastDays = (
  { submitBy, publishBy }: Pick<Content, 'submitBy' | 'publishBy'>,
  least: string,
) => ({
  submitBy: submitBy && laterOf(submitBy, least),
  publishBy: laterOf(publishBy, least),
});

/** Returns the planned content. The fee belongs to the first line of the terms. */
function contentsOf(doc: Doc, now: number): Content[] {
  const items = planOf(doc).lines.flatMap((line, place) => {
    const { kind, platform, needsGift, count } = line;
    const feeCents = place === 0 ? doc.feeCents : 0;
    return Array.from({ length: count }, () => ({ kind, platform, needsGift, feeCents }));
  });
  const agreed = { submitBy: submitByOf(doc), publishBy: doc.publishBy };
  const days = leastDays(agreed, daysLater(dayAt(now), CHANGE_DAYS));
  return items.map((item) => ({ ...item, ...days, ...untouched, status: 'planned' }));
}

export function submitByOf(doc: Doc): string | null {
  return planOf(doc).rounds === null ? null : daysLater(doc.publishBy, -2);
}

function giftOf(doc: Doc, now: number): Gift | null {
  const { channel } = planOf(doc);
  if (channel === 'on_site') return null;
  return {
    channel,
    status: 'to_send',
    sendBy: daysLater(dayAt(now), 7),
    sendings: 0,
    sentAt: null,
    arriveBy: null,
    problemAt: null,
    pausedOn: null,
    receivedAt: null,
    receivedBy: null,
    waivedAt: null,
  };
}

/** Starts the work of a deal whose sides have agreed on `doc`. */
export function run(deal: Deal, doc: Doc, now: number): void {
  const work = { contents: contentsOf(doc, now), gift: giftOf(doc, now), dueAt: now };
  Object.assign(deal, { status: 'running', runningAt: now, work });
}

export function contentOf({ work }: Deal, place: number): Content {
  const content = work?.contents[place];
  if (!content) throw new Error('The model has no such content.');
  return content;
}

export const isAtRest = ({ status }: Content): boolean => status === 'confirmed' || status === 'dropped';
export const isGiftAtRest = ({ status }: Gift): boolean => status === 'received' || status === 'waived';

/** Returns whether the content must wait for the gift. */
export const mustWait = ({ needsGift }: Content, gift: Gift | null): boolean =>
  needsGift && gift !== null && !isGiftAtRest(gift);
