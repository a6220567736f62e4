import type { Language } from '#domain/language.ts';

export type Way = 'touch' | 'keyboard';

/** Counts of one task, performed in one way and one language. */
export interface Measurement {
  /** Taps by touch. Key presses by keyboard: Tab, arrows, Enter and Space. Typed text is not counted. */
  actions: number;
  /** Scrolled distance in screens, by touch only. */
  screens: number;
  /** Pages whose path differs from the page before. The first page is not counted. */
  pages: number;
  /** Loaded documents. After each load, the focus starts at the top of the page. */
  loads: number;
  /** The steps that left the focus on `body` without loading a document, by keyboard only. */
  focusLost: string[];
}

export interface Measured extends Measurement {
  number: number;
  way: Way;
  language: Language;
}

/** The name of the attachment with which a test gives its `Measured` to the reporter. */
export const ATTACHMENT = 'measured';
