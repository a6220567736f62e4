import type { Language } from '#domain/language.ts';

export type CheckName =
  | 'keyboard'
  | 'screenReader'
  | 'narrow'
  | 'zoom'
  | 'reducedMotion'
  | 'forcedColors'
  | 'rules'
  | 'textSpacing';

/** Criteria of WCAG 2.2 (levels A and AA) that each check covers, fully or in part. */
export const checks: Record<CheckName, readonly string[]> = {
  keyboard: ['2.1.1', '2.1.2', '2.4.3', '2.4.7', '2.4.11', '3.2.1', '3.2.2'],
  screenReader: ['1.3.1', '2.4.2', '2.4.6', '3.3.2', '4.1.2'],
  narrow: ['1.4.10', '2.4.11'],
  zoom: ['1.4.4', '1.4.10', '2.4.11'],
  reducedMotion: ['2.2.2', '2.3.1'],
  forcedColors: ['1.4.1', '2.4.7'],
  rules: ['1.1.1', '1.3.1', '1.3.5', '1.4.3', '2.4.1', '2.4.4', '2.5.8', '3.1.1', '3.1.2', '4.1.2'],
  textSpacing: ['1.4.12'],
};

export const checkNames = Object.keys(checks) as CheckName[];

export type KnownFailure = 'captions' | 'descriptions' | 'languages' | 'report' | 'outside';

/** Barriers that people found and that still exist, with the WCAG criteria that each barrier fails. */
export const knownFailures: Record<KnownFailure, readonly string[]> = {
  captions: ['1.2.1', '1.2.2', '1.2.3', '1.2.5'],
  descriptions: ['1.1.1'],
  languages: ['3.1.2'],
  report: ['1.1.1', '1.3.1', '1.3.2'],
  outside: [],
};

export type Outcome = 'passed' | 'failed';

export interface Check {
  name: CheckName;
  criteria: readonly string[];
  outcomes: Record<Language, Outcome>;
}

/** Whether the check failed in at least one language. */
export const hasFailed = ({ outcomes }: Check) => Object.values(outcomes).includes('failed');

/** The last run of `npm run proof:accessibility`. */
export interface Results {
  /** Day of the run in Paris, `YYYY-MM-DD`. */
  date: string;
  version: string;
  checks: Check[];
}
