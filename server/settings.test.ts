import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const database = { DATABASE_URL: 'postgres://localhost/accolade', SECRET: 'x'.repeat(32) };

describe('the post', () => {
  it('goes to files in the data folder when nothing is set', () => {
    expect(readSettings({ DATA_DIR: 'here' }).mail).toEqual({ folder: 'here/mail' });
  });

  it('goes by the mail server that is named', () => {
    const smtpUrl = 'smtps://user:pass@mail.example.com';
    expect(readSettings({ ...database, SMTP_URL: smtpUrl }).mail).toEqual({ smtpUrl });
  });

  it('is never written to files behind a real database unless asked for by name', () => {
    expect(() => readSettings(database)).toThrow('MAIL=files');
    expect(readSettings({ ...database, MAIL: 'files' }).mail).toEqual({ folder: 'data/mail' });
  });

  it.each([
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be like'],
    [{ MAIL: 'pigeons' }, 'MAIL can only be'],
    [{ SMTP_URL: 'smtp://localhost', MAIL: 'files' }, 'keep one'],
  ])('refuses %j', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
  });
});
