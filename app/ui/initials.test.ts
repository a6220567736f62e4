import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('initials are those of the first and the last word, and U when there is none', () => {
  expect(initialsOf('Léa Marie Dubois')).toBe('LD');
  expect(initialsOf(' élodie ')).toBe('É');
  expect(initialsOf('Zoë 🦊')).toBe('Z🦊');
  expect(initialsOf('')).toBe('U');
  expect(initialsOf('…')).toBe('U');
});

test('brackets and quotation marks are no initials', () => {
  expect(initialsOf('Maison Aubrac (Lyon)')).toBe('ML');
  expect(initialsOf('Chez « Lulu »')).toBe('CL');
  expect(initialsOf('“Table Verne”')).toBe('TV');
});
