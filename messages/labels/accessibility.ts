import type { CheckName, KnownFailure, Outcome } from '#domain/accessibility/checks.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const checkLabels: Labels<CheckName> = {
  keyboard: m.accessibility_check_keyboard,
  screenReader: m.accessibility_check_screen_reader,
  narrow: m.accessibility_check_narrow,
  zoom: m.accessibility_check_zoom,
  reducedMotion: m.accessibility_check_reduced_motion,
  forcedColors: m.accessibility_check_forced_colors,
  rules: m.accessibility_check_rules,
  textSpacing: m.accessibility_check_text_spacing,
};

/** Says in which languages a check failed. */
export function outcomeText(outcomes: Record<Language, Outcome>): string {
  if (outcomes.en === outcomes.fr) {
    return outcomes.en === 'passed' ? m.accessibility_passed() : m.accessibility_failed();
  }
  return outcomes.en === 'failed' ? m.accessibility_failed_en() : m.accessibility_failed_fr();
}

export const knownFailureTexts: Labels<KnownFailure> = {
  captions: m.accessibility_failure_captions,
  descriptions: m.accessibility_failure_descriptions,
  languages: m.accessibility_failure_languages,
  report: m.accessibility_failure_report,
  outside: m.accessibility_failure_outside,
};
