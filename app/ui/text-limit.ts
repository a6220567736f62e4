import { m } from '#messages';
import { formatNumber } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

/** The counter replaces the limit when at most this part of it is left. */
const NEAR = 0.1;

/** The text of a limit: the limit itself, and near it the number of characters typed. The server trims the text, too. */
export function limitText(typed: string, max: number): string {
  const count = typed.trim().length;
  const number = (value: number) => formatNumber(value, currentLanguage());
  return count < max * (1 - NEAR)
    ? m.field_limit({ max: number(max) })
    : m.conversation_count({ count: number(count), max: number(max) });
}
