import { expect, test } from 'vitest';
import { clockTime, dayHeading, messageTime } from './message-time.ts';

const now = new Date('2026-06-15T10:00:00Z'); // 12:00 in Paris.
const at = (moment: string, language: 'en' | 'fr' = 'en', zone = 'Europe/Paris') =>
  messageTime(new Date(moment), now, zone, language).replaceAll('\u202f', ' ');

test('today and yesterday have only the time', () => {
  expect(at('2026-06-15T07:12:00Z')).toBe('today 9:12 AM');
  expect(at('2026-06-15T07:12:00Z', 'fr')).toBe('aujourd’hui à 09:12');
  expect(at('2026-06-14T16:42:00Z')).toBe('yesterday 6:42 PM');
  expect(at('2026-06-14T16:42:00Z', 'fr')).toBe('hier à 18:42');
});

test('other days have a short date and the time', () => {
  expect(at('2026-06-13T16:42:00Z')).toBe('Jun 13, 6:42 PM');
  expect(at('2026-06-13T16:42:00Z', 'fr')).toBe('13\u00a0juin, 18:42');
  expect(at('2026-06-01T07:12:00Z', 'fr')).toBe('1er\u00a0juin, 09:12');
  expect(at('2025-12-31T11:00:00Z')).toBe('Dec 31, 2025, 12:00 PM');
});

test('the day is that of the reader’s time zone', () => {
  expect(at('2026-06-14T22:30:00Z')).toBe('today 12:30 AM');
  expect(at('2026-06-14T22:30:00Z', 'en', 'America/New_York')).toBe('yesterday 6:30 PM');
});

test('the year is that of the reader’s time zone', () => {
  const newYear = new Date('2026-12-31T23:30:00Z'); // 2027 in Paris.
  const lastWeek = new Date('2026-12-20T11:00:00Z');
  expect(messageTime(lastWeek, newYear, 'Europe/Paris', 'en')).toContain('2026');
  expect(messageTime(lastWeek, newYear, 'America/New_York', 'en')).not.toContain('2026');
});

test('yesterday is correct across a daylight saving change', () => {
  const after = new Date('2026-03-29T10:00:00Z');
  expect(messageTime(new Date('2026-03-28T22:30:00Z'), after, 'Europe/Paris', 'fr')).toBe('hier à 23:30');
});

test('day headings are words for today and yesterday, then weekdays with the date', () => {
  const heading = (moment: string, language: 'en' | 'fr' = 'en', zone = 'Europe/Paris') =>
    dayHeading(new Date(moment), now, zone, language);
  expect(heading('2026-06-15T07:12:00Z')).toBe('Today');
  expect(heading('2026-06-14T22:30:00Z', 'fr')).toBe('Aujourd’hui');
  expect(heading('2026-06-14T22:30:00Z', 'fr', 'America/New_York')).toBe('Hier');
  expect(heading('2026-06-13T12:00:00Z')).toBe('Saturday, June 13');
  expect(heading('2026-06-13T12:00:00Z', 'fr')).toBe('Samedi 13\u00a0juin');
  expect(heading('2026-06-01T12:00:00Z', 'fr')).toBe('Lundi 1er\u00a0juin');
  expect(heading('2025-12-31T12:00:00Z')).toBe('Wednesday, December 31, 2025');
});

test('the clock time is that of the reader’s time zone', () => {
  const moment = new Date('2026-06-15T07:12:00Z');
  expect(clockTime(moment, 'Europe/Paris', 'en').replace('\u202f', ' ')).toBe('9:12 AM');
  expect(clockTime(moment, 'America/New_York', 'fr')).toBe('03:12');
});
