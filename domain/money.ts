// Money is whole cents: EUR in campaigns and preferences, USD for plans.

const MAX_CENTS = 100_000_000;

/**
 * Parses a typed price into whole cents: `12.50`, `12,50`, `12`, `1 200,5`. Returns null for other texts, a minus, three
 * decimals, or more than a million.
 */
export function centsOf(typed: string): number | null {
  const plain = typed.replace(/[\s€]/g, '').replace(',', '.');
  if (!/^\d+(\.\d{0,2})?$/.test(plain)) return null;
  const [units = '0', decimals = ''] = plain.split('.');
  const cents = Number(units) * 100 + Number(decimals.padEnd(2, '0'));
  return cents <= MAX_CENTS ? cents : null;
}
