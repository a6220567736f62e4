const replacements: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ς: 'σ' };

/**
 * Normalizes text for comparison: without accents, in lower case, with `œ`, `æ`, `ß` and `ς` as `oe`, `ae`, `ss` and
 * `σ`. Only the capitals A to Z, `Æ`, `Œ`, and Greek and Cyrillic capitals become lower case, so `Ł` stays. The
 * database function `folded` (migration 0011) gives the same result in any locale.
 */
export function fold(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[A-ZÆŒΑ-ΡΣ-ΩЀ-Я]/g, (capital) => capital.toLowerCase())
    .replace(/[œæßς]/g, (char) => replacements[char] ?? char);
}
