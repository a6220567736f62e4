import { m } from '#messages';
import { formatNumber } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

/** The counter appears when this share of the maximum is left. */
const NEAR = 0.1;

/**
 * Returns the text below a field: the maximum, and near the maximum also the number of typed characters. Spaces at
 * the start and end do not count, because the server trims the text.
 */
export function limitText(typed: string, max: number): string {
  const count = typed.trim().length;
  const number = (value: number) => formatNumber(value, currentLanguage());
  return count < max * (1 - NEAR)
    ? m.field_limit({ max: number(max) })
    : m.conversation_count({ count: number(count), max: number(max) });
}
