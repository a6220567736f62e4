import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('takes the initials of the first and last word, or U without any', () => {
  expect(initialsOf('Léa Marie Dubois')).toBe('LD');
  expect(initialsOf(' élodie ')).toBe('É');
  expect(initialsOf('Zoë 🦊')).toBe('Z🦊');
  expect(initialsOf('')).toBe('U');
  expect(initialsOf('…')).toBe('U');
});

test('skips brackets and quotation marks', () => {
  expect(initialsOf('Maison Aubrac (Lyon)')).toBe('ML');
  expect(initialsOf('Chez « Lulu »')).toBe('CL');
  expect(initialsOf('“Table Verne”')).toBe('TV');
});
