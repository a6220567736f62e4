import type { DealView } from '../deals/deal-view.ts';
import type { FileKind } from '../files/profiles.ts';
import type { PostChecks } from '../post-checks/post-check.ts';
import type { Deliverable } from './deliverable.ts';

export const MAX_CONTENT_FILES = 10;
export const MAX_REMARKS = 30;
/** Numbers of characters. Instagram's captions have at most 2,200. */
export const maxContentLengths = {
  caption: 2_200,
  note: 1_000,
  remark: 500,
  objection: 1_000,
  url: 500,
} as const;
/** Places in an image are in thousandths of the image's width and height. */
export const FULL_SIZE = 1_000;
/** Seconds of the longest video that a remark can be about. */
export const MAX_SECOND = 24 * 60 * 60;

/** Everything that a side may do with a deliverable. The names are the `intent` of the forms. */
export const contentIntents = ['submit', 'ask', 'approve', 'publish', 'object', 'confirm', 'drop'] as const;
export type ContentIntent = (typeof contentIntents)[number];

export interface ContentFile {
  id: string;
  kind: FileKind;
  name: string;
  /** Width and height in pixels of an image or of a video's poster. */
  width: number | null;
  height: number | null;
}

/** A remark of the brand about a submission. Without a file, the remark is about the whole submission. */
export interface Remark {
  file: string | null;
  /** Place and size in thousandths of the image's width and height. A place without a size is a point. */
  x: number | null;
  y: number | null;
  width: number | null;
  height: number | null;
  /** Position in a video, in whole seconds. */
  second: number | null;
  text: string;
}

export interface SubmissionView {
  /** From 1. */
  seq: number;
  caption: string;
  note: string;
  submittedAt: Date;
  files: ContentFile[];
  remarks: Remark[];
}

export interface ContentView {
  deal: DealView;
  deliverable: Deliverable;
  /** Newest last. */
  submissions: SubmissionView[];
  screenshots: ContentFile[];
  checks: PostChecks;
  may: Record<ContentIntent, boolean>;
  /** True if the influencer cannot begin before the gift is received or waived. */
  mustWait: boolean;
  roundsLeft: number;
}
