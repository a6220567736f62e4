/** Control characters (also tabs and line breaks), and characters that set the direction of the following text. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;
const INVISIBLE = /^[\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/**
 * Returns the text on one line. A run of control characters becomes a space, because a line break in a name would
 * begin a new row in a spreadsheet. A text without any visible character becomes empty.
 */
export function lineOf(typed: string): string {
  return INVISIBLE.test(typed) ? '' : typed.replace(CONTROL, ' ').trim();
}
