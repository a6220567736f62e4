import { signingBy } from '#services/signing/signing.server.ts';

/** Header in which `npm run doctor` proves that it knows the installation's secret. */
export const DOCTOR_HEADER = 'x-doctor';
const PURPOSE = 'doctor';
/** Validity of a token before and after its creation, because clocks differ. */
const TOLERANCE_MS = 5 * 60_000;

export function doctorToken(secret: string): string {
  return signingBy(secret, PURPOSE).sign(String(Date.now()));
}

export function isDoctorToken(secret: string, token: string): boolean {
  const at = token === '' ? null : signingBy(secret, PURPOSE).read(token);
  return at !== null && Math.abs(Date.now() - Number(at)) < TOLERANCE_MS;
}
