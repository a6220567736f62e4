import type { Language } from '#domain/language.ts';

export type Way = 'touch' | 'keyboard';

export interface Measurement {
  /** Taps by touch, or key presses by keyboard: Tab, arrows, Enter and Space. Typed text is not counted. */
  actions: number;
  screens: number;
  /** Opened pages, without the first page. A change of only the query does not count. */
  pages: number;
  /** Loaded documents. After each, the focus starts at the top of the page. */
  loads: number;
  /** Steps that left the focus on `body` without loading a document. Recorded by keyboard, always empty by touch. */
  focusLost: string[];
}

export interface Measured extends Measurement {
  number: number;
  way: Way;
  language: Language;
}

export const ATTACHMENT = 'measured';
