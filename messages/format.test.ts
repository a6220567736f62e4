import { describe, expect, it } from 'vitest';
import { m } from '#messages';
import {
  formatAgo,
  formatBytes,
  formatCount,
  formatDate,
  formatHours,
  formatList,
  formatMoney,
  formatNumber,
  formatRate,
  formatShortMoment,
  formatTime,
  formatWeekday,
} from './format.ts';

it('names the weekday of a day', () => {
  expect(formatWeekday('2026-12-09', 'en')).toBe('Wednesday, December 9');
  expect(formatWeekday('2026-12-09', 'fr')).toBe('mercredi 9\u00a0décembre');
  expect(formatWeekday('2026-12-01', 'fr')).toBe('mardi 1er\u00a0décembre');
});

describe('formatAgo', () => {
  const now = new Date('2026-06-15T10:00:00Z'); // Monday, 12:00 in Paris.
  it.each([
    ['2026-06-15T09:59:50Z', '1 minute ago', 'il y a 1 minute'],
    ['2026-06-15T09:20:00Z', '40 minutes ago', 'il y a 40 minutes'],
    ['2026-06-14T23:20:00Z', '11 hours ago', 'il y a 11 heures'],
    ['2026-06-14T21:50:00Z', 'yesterday', 'hier'],
    ['2026-06-13T22:00:00Z', 'yesterday', 'hier'],
    ['2026-06-13T21:59:00Z', 'Saturday', 'samedi'],
    ['2026-06-09T10:00:00Z', 'Tuesday', 'mardi'],
    ['2026-06-08T10:00:00Z', 'Jun 8', '8\u00a0juin'],
    ['2026-06-01T10:00:00Z', 'Jun 1', '1er\u00a0juin'],
    ['2025-12-31T22:30:00Z', 'Dec 31, 2025', '31\u00a0déc. 2025'],
    ['2025-12-31T23:30:00Z', 'Jan 1', '1er\u00a0janv.'],
  ])('formats %s', (moment, english, french) => {
    expect(formatAgo(new Date(moment), now, 'en')).toBe(english);
    expect(formatAgo(new Date(moment), now, 'fr')).toBe(french);
  });

  it('says hours for the whole day, and minutes after midnight', () => {
    const [morning, evening] = [new Date('2026-06-15T04:00:00Z'), new Date('2026-06-15T21:30:00Z')];
    expect(formatAgo(morning, evening, 'en')).toBe('18 hours ago');
    expect(formatAgo(evening, new Date('2026-06-15T22:10:00Z'), 'en')).toBe('40 minutes ago');
  });

  it('takes the days of the reader’s time zone', () => {
    const [moment, options] = [new Date('2026-06-15T03:00:00Z'), { zone: 'America/New_York' }];
    expect(formatAgo(moment, now, 'en', options)).toBe('yesterday');
  });

  it('has a preposition in a sentence', () => {
    const inSentence = (moment: string, language: 'en' | 'fr') =>
      formatAgo(new Date(moment), now, language, { inSentence: true });
    expect(inSentence('2026-06-14T10:00:00Z', 'en')).toBe('yesterday');
    expect(inSentence('2026-06-12T10:00:00Z', 'en')).toBe('on Friday');
    expect(inSentence('2026-06-12T10:00:00Z', 'fr')).toBe('vendredi');
    expect(inSentence('2026-06-01T10:00:00Z', 'en')).toBe('on Jun 1');
    expect(inSentence('2026-06-01T10:00:00Z', 'fr')).toBe('le 1er\u00a0juin');
    expect(inSentence('2026-01-31T10:00:00Z', 'fr')).toBe('le 31\u00a0janvier');
  });
});

describe('formatHours', () => {
  it.each([
    [0, '0\u202fmin', '0\u202fmin'],
    [0.004, '0\u202fmin', '0\u202fmin'],
    [0.7, '42\u202fmin', '42\u202fmin'],
    [0.995, '1\u202fh', '1\u202fh'],
    [3.5, '3\u202fh 30\u202fmin', '3\u202fh 30\u202fmin'],
    [23.995, '1\u202fd', '1\u202fj'],
    [46.2, '1\u202fd 22\u202fh', '1\u202fj 22\u202fh'],
    [167.6, '7\u202fd', '7\u202fj'],
    [289, '12\u202fd', '12\u202fj'],
  ])('formats %d hours', (hours, english, french) => {
    expect(formatHours(hours, 'en')).toBe(english);
    expect(formatHours(hours, 'fr')).toBe(french);
  });
});

it.each([
  ['00:00', '12:00\u202fAM', '0\u202fh'],
  ['09:05', '9:05\u202fAM', '9\u202fh\u202f05'],
  ['12:00', '12:00\u202fPM', '12\u202fh'],
  ['16:30', '4:30\u202fPM', '16\u202fh\u202f30'],
])('formatTime formats %s', (time, english, french) => {
  expect(formatTime(time, 'en')).toBe(english);
  expect(formatTime(time, 'fr')).toBe(french);
});

describe('formatDate', () => {
  it.each([
    ['a day', '2026-11-21', 'Nov 21, 2026', '21\u00a0nov. 2026'],
    ['the first of a month', '2026-06-01', 'Jun 1, 2026', '1er\u00a0juin 2026'],
    ['another day that ends in 1', '2026-06-11', 'Jun 11, 2026', '11\u00a0juin 2026'],
    ['the day on which the clocks change', '2026-03-29', 'Mar 29, 2026', '29\u00a0mars 2026'],
    ['a moment, as its day in Paris', new Date('2026-06-14T22:30:00Z'), 'Jun 15, 2026', '15\u00a0juin 2026'],
  ])('formats %s', (_, date, english, french) => {
    expect(formatDate(date, 'en')).toBe(english);
    expect(formatDate(date, 'fr')).toBe(french);
  });
});

it('formatShortMoment formats a moment as its day and time in Paris', () => {
  const midnight = new Date('2026-06-14T22:05:00Z');
  expect(formatShortMoment(midnight, 'en')).toBe('Jun 15, 2026, 12:05\u202fAM');
  expect(formatShortMoment(midnight, 'fr')).toBe('15\u00a0juin 2026, 0\u202fh\u202f05');
});

describe('formatMoney', () => {
  it.each([
    [1_250, 'EUR', '€12.50', '12,50\u202f€'],
    [15_000, 'EUR', '€150', '150\u202f€'],
    [123_456, 'EUR', '€1,234.56', '1\u202f234,56\u202f€'],
    [0, 'USD', '$0', '0\u202f$US'],
    [999, 'USD', '$9.99', '9,99\u202f$US'],
    [29_000, 'USD', '$290.00', '290,00\u202f$US'],
  ] as const)('%i cents of %s', (cents, currency, english, french) => {
    expect(formatMoney(cents, currency, 'en')).toBe(english);
    expect(formatMoney(cents, currency, 'fr')).toBe(french);
  });
});

it.each([
  [formatBytes, 1, '1\u202fKB', '1\u202fKo'],
  [formatBytes, 245_000, '240\u202fKB', '240\u202fKo'],
  [formatBytes, 1024 ** 2 - 1, '1.0\u202fMB', '1,0\u202fMo'],
  [formatBytes, 5 * 1024 ** 2, '5.0\u202fMB', '5,0\u202fMo'],
  [formatBytes, 1023.94 * 1024 ** 2, '1,023.9\u202fMB', '1\u202f023,9\u202fMo'],
  [formatBytes, 1024 ** 3 - 1, '1.0\u202fGB', '1,0\u202fGo'],
  [formatNumber, 10_000, '10,000', '10\u202f000'],
  [formatCount, 999, '999', '999'],
  [formatCount, 1_000, '1.0K', '1,0\u202fK'],
  [formatCount, 86_412, '86.4K', '86,4\u202fK'],
  [formatCount, 999_949, '999.9K', '999,9\u202fK'],
  [formatCount, 999_950, '1.0M', '1,0\u202fM'],
  [formatCount, 1_000_000_000, '1,000.0M', '1\u202f000,0\u202fM'],
  [formatRate, 4.24, '4.2%', '4,2\u202f%'],
  [formatRate, 4, '4.0%', '4,0\u202f%'],
])('%o formats %d', (format, value, english, french) => {
  expect(format(value, 'en')).toBe(english);
  expect(format(value, 'fr')).toBe(french);
});

it.each([
  [0, '0 followers', '0\u00a0abonné'],
  [1, '1 follower', '1\u00a0abonné'],
  [2, '2 followers', '2\u00a0abonnés'],
])('counts %d followers', (count, english, french) => {
  const figure = { count, shown: String(count) };
  expect(m.campaign_applicant_followers_of(figure, { locale: 'en' })).toBe(english);
  expect(m.campaign_applicant_followers_of(figure, { locale: 'fr' })).toBe(french);
});

it('formatList joins words by the rules of each language', () => {
  expect(formatList(['a', 'b', 'c'], 'en')).toBe('a, b, and c');
  expect(formatList(['a', 'b', 'c'], 'fr')).toBe('a, b et c');
});
