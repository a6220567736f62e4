import { expect, it } from 'vitest';
import { m } from '#messages';
import { shortMessage } from './short-message.ts';

it('chooses the language of the option, of texts with and without inputs', () => {
  expect([m.nav_login({}, { locale: 'en' }), m.nav_login({}, { locale: 'fr' })]).toEqual([
    'Log in',
    'Se connecter',
  ]);
  const merged = (count: number, locale: 'en' | 'fr') =>
    m.notification_merged({ count, name: 'Zoé', campaign: '`7`' }, { locale });
  expect(merged(1, 'en')).toBe('Zoé and 1 other applied to “`7`”');
  expect(merged(2, 'fr')).toContain('2\u00a0autres personnes');
});

it('refuses a module of another form', () =>
  expect(() =>
    shortMessage("import { getLocale, experimentalStaticLocale } from '../runtime.js';"),
  ).toThrow());
