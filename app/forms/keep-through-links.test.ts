import { expect, it } from 'vitest';
import { type Control, restoreTyped, typedIn } from './keep-through-links.ts';

const control = (name: string, value: string, more: Partial<Control> = {}): Control => ({
  name,
  value,
  type: 'text',
  dataset: {},
  ...more,
});
const choice = (value: string, checked: boolean) => control('topic', value, { type: 'radio', checked });

it('restores texts, choices and days in the other language', () => {
  const dataset = { day: '' };
  const typed = typedIn(
    [
      control('note', 'Two rooms'),
      control('date', '12/11/2026', { dataset }),
      choice('spam', false),
      choice('fraud', true),
    ],
    'en',
  );
  const other = [
    choice('spam', true),
    choice('fraud', false),
    control('date', '', { dataset }),
    control('note', ''),
  ];
  restoreTyped(other, typed, 'fr');
  expect(other.map(({ value, checked }) => checked ?? value)).toEqual([
    false,
    true,
    '11/12/2026',
    'Two rooms',
  ]);
});

it('keeps the selected option if the select of the next page lacks the typed value', () => {
  const options = ['', 'message-2'];
  const select = {
    ...control('part', ''),
    get selectedIndex(): number {
      return options.indexOf(this.value);
    },
  };
  restoreTyped([select], [['part', 'message-1', false]], 'en');
  expect(select.value).toBe('');
  restoreTyped([select], [['part', 'message-2', false]], 'en');
  expect(select.value).toBe('message-2');
});

it('keeps no password, no code, no file and no hidden value', () => {
  const secrets = [
    control('password', 'secret', { type: 'password' }),
    control('shown', 'secret', { autocomplete: 'current-password' }),
    control('code', '123456', { autocomplete: 'one-time-code' }),
    control('file', 'C:\\fakepath\\card.pdf', { type: 'file' }),
    control('intent', 'sign', { type: 'hidden' }),
  ];
  expect(typedIn(secrets, 'en')).toEqual([]);
});
