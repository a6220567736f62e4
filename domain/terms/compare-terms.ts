import type { Terms, TermsLine } from './terms.ts';

export const termsTopics = [
  'gift',
  'drafts',
  'dates',
  'live',
  'rights',
  'mention',
  'exclusivity',
  'words',
] as const;
export type TermsTopic = (typeof termsTopics)[number];

const partsOf: Record<TermsTopic, (terms: Terms) => unknown> = {
  gift: ({ benefit }) => benefit && [benefit.what, benefit.valueCents, benefit.channel],
  drafts: ({ draftFirst, revisions, submitBy }) => [draftFirst, revisions, submitBy],
  dates: ({ publishFrom, publishBy }) => [publishFrom, publishBy],
  live: ({ liveDays }) => liveDays,
  rights: ({ rights }) => rights && [rights.media, rights.territory, rights.months],
  mention: ({ mention }) => mention,
  exclusivity: ({ exclusivityDays }) => exclusivityDays,
  words: ({ mustSay, mustNotSay }) => [mustSay, mustNotSay],
};

/** `before` is null for an added line. `after` is null for a dropped line. */
export interface ComparedLine {
  before: TermsLine | null;
  after: TermsLine | null;
}

export interface TermsComparison {
  changedLines: ComparedLine[];
  keptLines: TermsLine[];
  changed: TermsTopic[];
  kept: TermsTopic[];
}

/** Compares two documents. Pairs lines of the same kind on the same platform, in their order. */
export function compareTerms(before: Terms, after: Terms): TermsComparison {
  const unmatched = [...before.lines];
  const lines: ComparedLine[] = after.lines.map((line) => {
    const place = unmatched.findIndex((it) => it.kind === line.kind && it.platform === line.platform);
    return { before: (place < 0 ? undefined : unmatched.splice(place, 1)[0]) ?? null, after: line };
  });
  lines.push(...unmatched.map((line) => ({ before: line, after: null })));
  const isKept = (line: ComparedLine) =>
    line.before !== null && line.after !== null && lineText(line.before) === lineText(line.after);
  const isEqual = (topic: TermsTopic) =>
    JSON.stringify(partsOf[topic](before)) === JSON.stringify(partsOf[topic](after));
  return {
    changedLines: lines.filter((it) => !isKept(it)),
    keptLines: lines.filter(isKept).flatMap(({ after }) => after ?? []),
    changed: termsTopics.filter((it) => !isEqual(it)),
    kept: termsTopics.filter(isEqual),
  };
}

/** Returns the values of a line in a fixed order, because the database can reorder the keys of a document. */
const lineText = ({ kind, platform, count, feeCents, note, needsBenefit }: TermsLine) =>
  JSON.stringify([kind, platform, count, feeCents, note, needsBenefit]);

export const hasChanges = ({ changedLines, changed }: TermsComparison): boolean =>
  changedLines.length > 0 || changed.length > 0;

/** Returns the changed line if its fee is the only change. Otherwise returns null. */
export function onlyFeeChange({ changedLines, changed }: TermsComparison): {
  before: TermsLine;
  after: TermsLine;
} | null {
  const [line] = changedLines;
  if (changed.length > 0 || changedLines.length !== 1 || !line?.before || !line.after) return null;
  const { before, after } = line;
  return lineText({ ...before, feeCents: after.feeCents }) === lineText(after) ? { before, after } : null;
}
