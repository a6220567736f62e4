import { describe, expect, it } from 'vitest';
import { daysAfter, endOfDay } from '../clock.ts';
import { type DeadlineKind, endOfDeadline, nextMomentOf, remindersOf, startDeadline } from './deadline.ts';
import { isHoliday } from './holidays.ts';
import { isWorkingDay, workingDaysAfter } from './working-days.ts';

const everyDay = (from: string, count: number) =>
  Array.from({ length: count }, (_, place) => daysAfter(from, place));
const momentsOf = (...args: Parameters<typeof startDeadline>) => {
  const deadline = startDeadline(...args);
  return {
    reminders: remindersOf(deadline).map((it) => it.toISOString()),
    end: endOfDeadline(deadline).toISOString(),
  };
};

describe('public holidays', () => {
  it.each([
    [
      2026,
      '2026-01-01 2026-04-06 2026-05-01 2026-05-08 2026-05-14 2026-05-25 2026-07-14 2026-08-15 2026-11-01 2026-11-11 2026-12-25',
    ],
    [
      2027,
      '2027-01-01 2027-03-29 2027-05-01 2027-05-06 2027-05-08 2027-05-17 2027-07-14 2027-08-15 2027-11-01 2027-11-11 2027-12-25',
    ],
  ])('are these in %s', (year, days) =>
    expect(everyDay(`${year}-01-01`, 365).filter(isHoliday)).toEqual(days.split(' ')),
  );

  it.each(['2000-04-24', '2008-03-24', '2019-04-22', '2024-04-01', '2025-04-21', '2038-04-26', '2049-04-19'])(
    '%s is Easter Monday',
    (day) => expect(isHoliday(day)).toBe(true),
  );
});

describe('working days', () => {
  it('has 252 in 2026 and 254 in 2027', () => {
    const count = (year: number) => everyDay(`${year}-01-01`, 365).filter(isWorkingDay).length;
    expect([count(2026), count(2027)]).toEqual([252, 254]);
  });

  it.each([
    ['over a weekend', '2026-06-12', 1, '2026-06-15'],
    ['from a Saturday', '2026-06-13', 1, '2026-06-15'],
    ['over Easter', '2026-04-02', 3, '2026-04-08'],
    ['over 14 July', '2026-07-10', 5, '2026-07-20'],
    ['over Ascension Day, Whit Monday and the night of the clocks', '2026-03-27', 37, '2026-05-26'],
    ['in a leap year', '2028-02-25', 3, '2028-03-01'],
    ['over the turn of the year', '2026-12-31', 1, '2027-01-04'],
    ['none', '2026-06-13', 0, '2026-06-13'],
  ])('workingDaysAfter %s', (_, day, count, last) => expect(workingDaysAfter(day, count)).toBe(last));

  it('always ends on a working day, and skips none, over two years', () => {
    for (const day of everyDay('2026-01-01', 730)) {
      const last = workingDaysAfter(day, 5);
      const between = everyDay(day, 30).filter((it) => it > day && it <= last);
      expect([day, between.filter(isWorkingDay).length, isWorkingDay(last)]).toEqual([day, 5, true]);
    }
  });
});

describe('deadlines', () => {
  it.each<[string, DeadlineKind, string, string[], string]>([
    [
      'an application in summer',
      'answer_by',
      '2026-06-15',
      ['2026-06-22T06:00:00.000Z', '2026-06-27T06:00:00.000Z'],
      '2026-06-29T22:00:00.000Z',
    ],
    [
      'an application before the clocks go back',
      'answer_by',
      '2026-10-14',
      ['2026-10-21T06:00:00.000Z', '2026-10-26T07:00:00.000Z'],
      '2026-10-28T23:00:00.000Z',
    ],
    [
      'an offer whose last day has 23 hours',
      'offer_by',
      '2027-03-23',
      ['2027-03-27T07:00:00.000Z'],
      '2027-03-28T22:00:00.000Z',
    ],
    [
      'an offer whose last day has 25 hours',
      'offer_by',
      '2026-10-20',
      ['2026-10-24T06:00:00.000Z'],
      '2026-10-25T23:00:00.000Z',
    ],
    [
      'an offer that ends on 29 February',
      'offer_by',
      '2028-02-24',
      ['2028-02-28T07:00:00.000Z'],
      '2028-02-29T23:00:00.000Z',
    ],
    [
      'an offer that no 29 February prolongs',
      'offer_by',
      '2027-02-24',
      ['2027-02-28T07:00:00.000Z'],
      '2027-03-01T23:00:00.000Z',
    ],
    [
      'a quiet deal over Easter',
      'quiet',
      '2026-03-30',
      ['2026-04-10T06:00:00.000Z'],
      '2026-04-13T22:00:00.000Z',
    ],
    [
      'a signature over the turn of the year',
      'sign_by',
      '2026-12-30',
      ['2027-01-02T07:00:00.000Z', '2027-01-04T07:00:00.000Z'],
      '2027-01-04T23:00:00.000Z',
    ],
  ])('%s: %s', (_, kind, day, reminders, end) => expect(momentsOf(kind, day)).toEqual({ reminders, end }));

  it('end with the latest day, without the reminders after it', () => {
    expect(momentsOf('answer_by', '2026-06-15', '2026-06-25')).toEqual({
      reminders: ['2026-06-22T06:00:00.000Z'],
      end: '2026-06-25T22:00:00.000Z',
    });
    expect(momentsOf('answer_by', '2026-06-15', '2026-06-15')).toEqual({
      reminders: [],
      end: '2026-06-15T22:00:00.000Z',
    });
    expect(startDeadline('answer_by', '2026-06-15', '2026-06-01').lastDay).toBe('2026-06-15');
    expect(startDeadline('answer_by', '2026-06-15', '2026-12-31').lastDay).toBe('2026-06-29');
  });

  it('come up at each reminder and then at the end, on every day of two years', () => {
    for (const day of everyDay('2026-01-01', 730)) {
      const deadline = startDeadline('sign_by', day);
      const moments = [new Date(`${day}T09:00:00Z`)];
      for (let left = 3; left > 0; left--)
        moments.push(nextMomentOf(deadline, moments.at(-1) ?? new Date()) ?? new Date(0));
      expect(moments.slice(1)).toEqual([...remindersOf(deadline), endOfDay(deadline.lastDay)]);
      expect(nextMomentOf(deadline, endOfDay(daysAfter(day, 40)))).toEqual(endOfDeadline(deadline));
    }
  });
});
