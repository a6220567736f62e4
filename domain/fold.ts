/** Characters that Unicode does not decompose. */
const replacements: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
};

/**
 * Normalizes text for comparison: without accents, in lower case, with the keys of `replacements` replaced. Only
 * Latin, Greek and Cyrillic capitals become lower case. The database function `folded` (migration 0066) gives the same
 * result in any locale.
 */
export function fold(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[A-ZÆŒẞÞØŁĐÐĦŦŊΑ-ΡΣ-ΩЀ-Я]/g, (capital) => capital.toLowerCase())
    .replace(/[œæßþøłđðħŧŋıς]/g, (char) => replacements[char] ?? char);
}
