import type { RefusalCode } from '../refusal.ts';

/** A company of France has a SIREN of nine digits; each place it works at, five more: together, the SIRET. */
const LENGTH = 14;
/** La Poste has more places than its check digit could tell apart, and a rule of its own. */
const LA_POSTE = '356000000';

/** What of the typed belongs to a SIRET: its digits, and none past the fourteenth. */
export function siretDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, LENGTH);
}

/** `552 081 317 66522`: three groups of three, then the rest, also while it is being typed. */
export function groupSiret(typed: string): string {
  const digits = siretDigits(typed);
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9)];
  return groups.filter(Boolean).join(' ');
}

/** Why this is no SIRET, or null: fourteen digits that pass Luhn, or La Poste's whose sum is a multiple of five. */
export function siretFault(siret: string): RefusalCode | null {
  if (!/^\d{14}$/.test(siret)) return 'company.siret_not_14_digits';
  const digits = Array.from(siret, Number);
  const isLaPoste = siret.startsWith(LA_POSTE) && sumOf(digits) % 5 === 0;
  return isLaPoste || passesLuhn(digits) ? null : 'company.siret_invalid';
}

/** Every second digit from the right counts twice, in its digit sum; all together are a multiple of ten. */
function passesLuhn(digits: readonly number[]): boolean {
  const counted = digits.toReversed().map((digit, index) => {
    const value = index % 2 === 0 ? digit : digit * 2;
    return value > 9 ? value - 9 : value;
  });
  return sumOf(counted) % 10 === 0;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
