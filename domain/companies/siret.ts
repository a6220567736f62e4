import type { RefusalCode } from '../refusal.ts';

/** A SIRET has nine digits for the French company (SIREN) and five for the establishment. */
const LENGTH = 14;
const SIREN_LENGTH = 9;
/** SIREN of La Poste. La Poste has too many establishments for the Luhn check, so its SIRETs have another rule. */
const LA_POSTE = '356000000';

export function siretDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, LENGTH);
}

/** Formats a complete or partial SIRET as `552 081 317 66522`. */
export function groupSiret(typed: string): string {
  const digits = siretDigits(typed);
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9)];
  return groups.filter(Boolean).join(' ');
}

/**
 * A SIRET has fourteen digits. The SIRET and its SIREN must both pass the Luhn check, and the SIREN must not be all
 * zeros. A SIRET of La Poste is also valid if its digit sum is a multiple of five.
 */
export function siretFault(siret: string): RefusalCode | null {
  if (!/^\d{14}$/.test(siret)) return 'company.siret_not_14_digits';
  const digits = Array.from(siret, Number);
  const isLaPoste = siret.startsWith(LA_POSTE) && sumOf(digits) % 5 === 0;
  const siren = digits.slice(0, SIREN_LENGTH);
  const isSiren = passesLuhn(siren) && sumOf(siren) > 0;
  return isLaPoste || (isSiren && passesLuhn(digits)) ? null : 'company.siret_invalid';
}

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
