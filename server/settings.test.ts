import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const database = {
  DATABASE_URL: 'postgres://localhost/accolade',
  SECRET: 'x'.repeat(32),
  BILLING: 'test',
};

describe('.env.example', () => {
  const example = readFileSync('.env.example', 'utf8');

  it('equals the defaults when used unchanged', () => {
    expect(readSettings(parseEnv(example))).toEqual(readSettings({}));
  });

  it('lists exactly the settings that are read', () => {
    const read = readFileSync('server/settings.ts', 'utf8').matchAll(/^ {2}([A-Z0-9_]+): /gm);
    const inExample = example.matchAll(/^(?:# )?([A-Z0-9_]+)=/gm);
    const names = (matches: Iterable<RegExpMatchArray>) => new Set([...matches].map(([, name]) => name));
    expect(names(inExample)).toEqual(names(read));
  });
});

describe('mail', () => {
  it('goes to files in the data folder by default', () => {
    expect(readSettings({ DATA_DIR: 'here' }).mail).toEqual({ folder: 'here/mail' });
  });

  it('goes to the mail server of SMTP_URL', () => {
    const smtpUrl = 'smtps://user:pass@mail.example.com';
    expect(readSettings({ ...database, SMTP_URL: smtpUrl }).mail).toEqual({ smtpUrl });
  });

  it('goes to files beside a PostgreSQL database only with MAIL=files', () => {
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

describe('PUBLIC_URL', () => {
  it('is normalized to an origin', () => {
    expect(readSettings({}).publicUrl).toBe('http://localhost:3000');
    for (const PUBLIC_URL of ['https://example.com', 'https://Example.com:443/'])
      expect(readSettings({ PUBLIC_URL }).publicUrl).toBe('https://example.com');
  });

  it.each(['https://example.com/app', 'https://example.com?a', 'https://me:hush@example.com'])(
    'refuses more than a host: %s',
    (PUBLIC_URL) => expect(() => readSettings({ PUBLIC_URL })).toThrow('PUBLIC_URL must end with the host'),
  );

  it.each(['example.com', 'ftp://example.com'])('refuses a partial address: %s', (PUBLIC_URL) =>
    expect(() => readSettings({ PUBLIC_URL })).toThrow('PUBLIC_URL must be a full address'),
  );
});

describe('TRUSTED_PROXIES', () => {
  it('is a list of single addresses', () => {
    expect(readSettings({}).trustedProxies).toEqual([]);
    expect(readSettings({ TRUSTED_PROXIES: '127.0.0.1, ::1,' }).trustedProxies).toEqual(['127.0.0.1', '::1']);
  });

  // A range would be accepted silently and never match.
  it.each(['10.0.0.0/8', 'proxy', '127.0.0.1;10.0.0.1'])('refuses %s', (TRUSTED_PROXIES) =>
    expect(() => readSettings({ TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES must be single IP addresses'),
  );
});

describe('billing', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

  it('is test billing by default and Stripe with its keys', () => {
    expect(readSettings({}).stripe).toBeUndefined();
    expect(readSettings(keys).stripe).toEqual({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' });
  });

  it('is test billing beside a PostgreSQL database only with BILLING=test', () => {
    const mail = { MAIL: 'files' };
    expect(() => readSettings({ ...database, ...mail, BILLING: '' })).toThrow('BILLING=test');
    expect(readSettings({ ...database, ...mail }).stripe).toBeUndefined();
    expect(readSettings({ ...database, ...mail, BILLING: '', ...keys }).stripe).toMatchObject({
      secretKey: 'sk_test_1',
    });
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'go together'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'go together'],
    [{ ...keys, STRIPE_SECRET_KEY: 'pk_test_1' }, 'must begin with sk_'],
    [{ ...keys, BILLING: 'test' }, 'keep one'],
    [{ BILLING: 'cash' }, 'BILLING can only be'],
  ])('refuses %j', (env, sentence) => expect(() => readSettings(env)).toThrow(sentence));
});

describe('Instagram', () => {
  const credentials = { INSTAGRAM_TOKEN: 'token', INSTAGRAM_BUSINESS_ID: '17841405309211844' };

  it('is read if both credentials are set', () => {
    expect(readSettings({}).instagram).toBeUndefined();
    expect(readSettings(credentials).instagram).toEqual({
      token: 'token',
      businessId: '17841405309211844',
      url: 'https://graph.facebook.com/v25.0',
    });
    const url = 'http://127.0.0.1:3999/v25.0';
    expect(readSettings({ ...credentials, INSTAGRAM_API_URL: url }).instagram?.url).toBe(url);
  });

  it.each([
    { INSTAGRAM_TOKEN: 'token' },
    { INSTAGRAM_BUSINESS_ID: '1' },
    { ...credentials, INSTAGRAM_BUSINESS_ID: 'us' },
    { ...credentials, INSTAGRAM_API_URL: 'graph' },
  ])('refuses incomplete or invalid settings: %j', (env) =>
    expect(() => readSettings(env)).toThrow(/INSTAGRAM_/),
  );
});

describe('the virus scanner', () => {
  it('is the daemon of CLAMAV_URL, or none', () => {
    expect(readSettings({}).clamdAddress).toBeUndefined();
    expect(readSettings({ CLAMAV_URL: 'tcp://clamav:3310' }).clamdAddress).toBe('tcp://clamav:3310');
    for (const CLAMAV_URL of ['clamav:3310', 'http://clamav:3310', 'tcp://clamav'])
      expect(() => readSettings({ CLAMAV_URL })).toThrow('tcp://127.0.0.1:3310');
  });
});
