import { describe, expect, it } from 'vitest';
import { formatTypedDay, readTypedDay } from './typed-day.ts';

describe('readTypedDay', () => {
  it.each([
    ['11/22/2026', '22/11/2026'],
    ['11-22-2026', '22.11.2026'],
    ['11222026', '22112026'],
    [' 11/22/2026 ', ' 22/11/2026 '],
    ['2026-11-22', '2026-11-22'],
  ])('reads %s in English and %s in French', (english, french) => {
    expect(readTypedDay(english, 'en')).toBe('2026-11-22');
    expect(readTypedDay(french, 'fr')).toBe('2026-11-22');
  });

  it('adds the zeros of a short day or month', () => {
    expect(readTypedDay('3/1/2026', 'en')).toBe('2026-03-01');
    expect(readTypedDay('3/1/2026', 'fr')).toBe('2026-01-03');
  });

  it.each(['', 'soon', '22/11/26', '1/2', '3112026'])('returns %j unchanged', (text) => {
    expect(readTypedDay(text, 'fr')).toBe(text);
  });
});

describe('formatTypedDay', () => {
  it('formats a day in the order of the language, so that it can be read back', () => {
    expect(formatTypedDay('2026-03-01', 'en')).toBe('03/01/2026');
    expect(formatTypedDay('2026-03-01', 'fr')).toBe('01/03/2026');
    expect(readTypedDay(formatTypedDay('2026-03-01', 'fr'), 'fr')).toBe('2026-03-01');
  });

  it('returns a typed day unchanged', () => expect(formatTypedDay('1/3/26', 'fr')).toBe('1/3/26'));
});
