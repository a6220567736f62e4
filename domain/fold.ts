const replacements: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ς: 'σ' };

/**
 * Normalizes text for comparison: lower case, without accents, `œ` as `oe`. The database function `folded` (migration
 * 0011) gives the same result in any locale. Outside the Latin alphabet, only Greek and Cyrillic capitals change.
 */
export function fold(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[A-ZÆŒΑ-ΡΣ-ΩЀ-Я]/g, (capital) => capital.toLowerCase())
    .replace(/[œæßς]/g, (char) => replacements[char] ?? char);
}
