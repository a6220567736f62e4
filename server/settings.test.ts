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

  it('works untouched, and changes nothing', () => {
    expect(readSettings(parseEnv(example))).toEqual(readSettings({}));
  });

  it('lists every setting, and no other', () => {
    const read = readFileSync('server/settings.ts', 'utf8').matchAll(/^ {2}([A-Z0-9_]+): /gm);
    const listed = example.matchAll(/^(?:# )?([A-Z0-9_]+)=/gm);
    const names = (found: Iterable<RegExpMatchArray>) => new Set([...found].map(([, name]) => name));
    expect(names(listed)).toEqual(names(read));
  });
});

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

describe('where the site is reached', () => {
  it('is written in one way, as browsers write it', () => {
    expect(readSettings({}).publicUrl).toBe('http://localhost:3000');
    for (const PUBLIC_URL of ['https://example.com', 'https://Example.com:443/'])
      expect(readSettings({ PUBLIC_URL }).publicUrl).toBe('https://example.com');
  });

  it.each(['https://example.com/app', 'https://example.com?a', 'https://me:hush@example.com'])(
    'is a host and nothing more: not %s',
    (PUBLIC_URL) => expect(() => readSettings({ PUBLIC_URL })).toThrow('PUBLIC_URL must end with the host'),
  );

  it.each(['example.com', 'ftp://example.com'])('is a full address: not %s', (PUBLIC_URL) =>
    expect(() => readSettings({ PUBLIC_URL })).toThrow('PUBLIC_URL must be a full address'),
  );
});

describe('the proxies that are believed', () => {
  it('are single addresses', () => {
    expect(readSettings({}).trustedProxies).toEqual([]);
    expect(readSettings({ TRUSTED_PROXIES: '127.0.0.1, ::1,' }).trustedProxies).toEqual(['127.0.0.1', '::1']);
  });

  // A range would be believed to hold, and never match.
  it.each(['10.0.0.0/8', 'proxy', '127.0.0.1;10.0.0.1'])('and not %s', (TRUSTED_PROXIES) =>
    expect(() => readSettings({ TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES must be single IP addresses'),
  );
});

describe('the biller', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

  it('is the test biller when nothing is set, and Stripe where its keys are', () => {
    expect(readSettings({}).stripe).toBeUndefined();
    expect(readSettings(keys).stripe).toEqual({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' });
  });

  it('is never the test biller behind a real database unless asked for by name', () => {
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

  it('is read where both its credentials are set', () => {
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
  ])('is not read halfway: %j', (env) => expect(() => readSettings(env)).toThrow(/INSTAGRAM_/));
});

describe('the virus scanner', () => {
  it('is a daemon that is named, or none', () => {
    expect(readSettings({}).clamdAddress).toBeUndefined();
    expect(readSettings({ CLAMAV_URL: 'tcp://clamav:3310' }).clamdAddress).toBe('tcp://clamav:3310');
    for (const CLAMAV_URL of ['clamav:3310', 'http://clamav:3310', 'tcp://clamav'])
      expect(() => readSettings({ CLAMAV_URL })).toThrow('tcp://127.0.0.1:3310');
  });
});
