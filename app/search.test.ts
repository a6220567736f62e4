import { expect, it } from 'vitest';
import { excerpt } from './search.ts';

it.each([
  ['', ''],
  ['A short text.', 'A short text.'],
  ['  Lines\n\nof one ', 'Lines of one'],
  ['One two three', 'One two…', 10],
  ['One two three', 'One two…', 7],
  ['Donaudampfschifffahrt', 'Donaudampf…', 10],
])('the beginning of %j is %j', (text, beginning, most = 150) => expect(excerpt(text, most)).toBe(beginning));
