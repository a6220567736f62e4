import { site } from '#site';
import { type StatementName, shipped } from './shipped.ts';

const { form, address, registration, vat, director, host } = site.legal;
const { confirmed, ...claims } = site.claims;

const statements = {
  ...claims,
  partners: site.partners,
  publisher: site.publisher,
  operatorEmail: site.operatorEmail,
  terms: site.terms.version,
  'legal.form': form,
  'legal.address': address,
  'legal.registration': registration,
  'legal.vat': vat,
  'legal.director': director,
  'legal.host': host,
} satisfies Record<StatementName, unknown>;
type Statements = typeof statements;

let leftOut: readonly StatementName[] = [];

/**
 * Returns null if the site leaves out the statement. Only the server may call this function, because browsers do not
 * have the list `leftOut`.
 */
export function stated<Name extends StatementName>(name: Name): Statements[Name] | null {
  return leftOut.includes(name) ? null : statements[name];
}

/** Leaves out the unconfirmed statements until the process ends. Returns their names. */
export function leaveOutUnconfirmed(): readonly StatementName[] {
  leftOut = unconfirmed(statements, confirmed);
  return leftOut;
}

export function unconfirmed(
  current: Record<StatementName, unknown>,
  confirmed: readonly StatementName[],
): StatementName[] {
  const names = Object.keys(shipped) as StatementName[];
  return names.filter(
    (name) => !confirmed.includes(name) && JSON.stringify(current[name]) === JSON.stringify(shipped[name]),
  );
}

/** Only tests call this function. */
export function leaveNothingOut(): void {
  leftOut = [];
}
