import { expect, it } from 'vitest';
import { misspeltSettings } from './misspelt-settings.ts';

const settings = ['HOST', 'PORT', 'DATABASE_URL', 'SMTP_URL', 'EMAIL', 'S3_BUCKET', 'TRUSTED_PROXIES'];

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
  ['PORTS', 'PORT'],
  ['S3_BUKET', 'S3_BUCKET'],
  ['S3_SECRET', undefined],
  ['SMTP_PASSWORD', undefined],
])('takes %s for %s', (name, meant) => expect(misspeltSettings([name], settings)).toEqual([{ name, meant }]));

it.each([...settings, 'MAIL', 'HOME', 'PATH', 'TEST_DATABASE_URL', 'npm_package_name', 'AWS_PROFILE'])(
  'does not take %s for a misspelt setting',
  (name) => expect(misspeltSettings([name], settings)).toEqual([]),
);
