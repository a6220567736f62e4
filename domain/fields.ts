import { z } from 'zod';
import { lineOf } from './line.ts';
import type { RefusalCode } from './refusal.ts';

/** Returns a refusal code as zod's message. The type allows only existing codes. */
export const says = (code: RefusalCode) => code;

/** Browsers count a line break as one character, but send two (`\r\n`) in a form without scripts. */
const withOneLineBreak = (typed: string) => typed.replace(/\r\n?/g, '\n');

export const text = (max: number) =>
  z.string().overwrite(withOneLineBreak).trim().max(max, says('field.too_long'));

export const required = (max: number) => text(max).min(1, says('field.required'));

/** Text is trimmed, has at most `max` characters, and is on one line (`lineOf`). */
export const line = (max: number) => text(max).overwrite(lineOf);

export const requiredLine = (max: number) => line(max).min(1, says('field.required'));

const graphemes = new Intl.Segmenter();

/** Counts characters as people do: an emoji is one, also if it has several code points. */
export const hasTwoCharacters = (text: string): boolean => [...graphemes.segment(text)].length >= 2;

export const unique = <Item>(items: Item[]): Item[] => [...new Set(items)];
