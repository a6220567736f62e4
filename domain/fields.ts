import { z } from 'zod';
import type { RefusalCode } from './refusal.ts';

/** A refusal code as an error message of zod. The type allows only existing codes. */
export const says = (code: RefusalCode) => code;

export const text = (max: number) => z.string().trim().max(max, says('field.too_long'));

export const required = (max: number) => text(max).min(1, says('field.required'));

/** Control characters (also tabs and line breaks), and characters that set the direction of the following text. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;
const INVISIBLE = /^[\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/**
 * Trimmed text on one line. Control characters become spaces, because a line break in a name would begin a new row in a
 * spreadsheet. A text without any visible character becomes empty.
 */
export const line = (max: number) =>
  text(max).overwrite((typed) => (INVISIBLE.test(typed) ? '' : typed.replace(CONTROL, ' ').trim()));

export const requiredLine = (max: number) => line(max).min(1, says('field.required'));

export const unique = <Item>(items: Item[]): Item[] => [...new Set(items)];
