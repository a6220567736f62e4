import { expect, test } from 'vitest';
import { answerByText } from './answer-by.ts';

test('names the last day of an answer by the calendar of Paris', () => {
  const now = new Date('2026-11-22T23:30:00Z'); // 23 November in Paris.
  const text = (day: string) => answerByText(day, now, 'en');
  expect(text('2026-11-23')).toBe('Answer today');
  expect(text('2026-11-24')).toBe('Answer by tomorrow');
  expect(text('2026-12-01')).toBe('Answer by Dec 1, 2026');
});
