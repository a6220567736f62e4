/** What stands for several letters, or for another one at the end of a word. */
const spelled: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ς: 'σ' };

/**
 * Text as it is compared: without accents, in small letters, `œ` as `oe`. The database's function `folded` (migration
 * 0011) gives the same to the letter, whatever its locale: beyond Latin it knows Greek and Cyrillic capitals.
 */
export function fold(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[A-ZÆŒΑ-ΡΣ-ΩЀ-Я]/g, (capital) => capital.toLowerCase())
    .replace(/[œæßς]/g, (letter) => spelled[letter] ?? letter);
}
