import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readSettings, type Settings } from './settings.ts';

const postgres = {
  DATABASE_URL: 'postgres://localhost/accolade',
  SECRET: 'x'.repeat(32),
  BILLING: 'test',
  EMAIL: 'files',
};
const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const stripeKeys = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', url: undefined };
const instagram = { INSTAGRAM_TOKEN: 'token', INSTAGRAM_BUSINESS_ID: '17841405309211844' };
const smtpUrl = 'smtps://user:pass@mail.example.com';
const rangeUrl = 'https://api.pwnedpasswords.com/range/';
const graphUrl = 'http://127.0.0.1:3999/v25.0';
const access = { token: 'token', businessId: '17841405309211844' };

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

it('starts a restored backup beside the settings of its site, as docs/operating.md says', () => {
  const [, command = ''] =
    /'(DATABASE_URL= [^`']*) npm start'/.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
  const drill = parseEnv(command.replaceAll(' ', '\n'));
  const bucket = { S3_BUCKET: 'uploads', S3_ENDPOINT: 'https://s3.example.com', S3_REGION: 'eu-west-3' };
  const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  const own = {
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://example.com',
    EMAIL: '',
    BILLING: '',
    SMTP_URL: smtpUrl,
  };
  expect(readSettings({ ...postgres, ...stripe, ...bucket, ...keys, ...own, ...drill })).toEqual({
    ...readSettings({ DATA_DIR: '/var/lib/accolade/drill', PORT: '3100', HOST: '127.0.0.1' }),
  });
});

it.each<[NodeJS.ProcessEnv, Partial<Settings>]>([
  [{}, { publicUrl: 'http://localhost:3000', trustedProxies: [], clamdAddress: undefined }],
  [{}, { stripe: undefined, instagram: undefined }],
  [{ DATA_DIR: 'here' }, { mail: { folder: 'here/mail' } }],
  [{ ...postgres, EMAIL: '', SMTP_URL: smtpUrl }, { mail: { smtpUrl } }],
  [postgres, { mail: { folder: 'data/mail' }, stripe: undefined }],
  [{ ...postgres, EMAIL: '', MAIL: 'files' }, { mail: { folder: 'data/mail' } }],
  [{ SMTP_URL: smtpUrl, EMAIL: 'me@example.com', MAIL: '/var/mail/root' }, { mail: { smtpUrl } }],
  [
    { PORT: '3001', STREAMS_PER_PERSON: '8' },
    { port: 3001, streamsPerPerson: 8 },
  ],
  [{ PUBLIC_URL: 'https://example.com' }, { publicUrl: 'https://example.com' }],
  [{ PUBLIC_URL: 'https://Example.com:443/' }, { publicUrl: 'https://example.com' }],
  [{ TRUSTED_PROXIES: '127.0.0.1, ::1,' }, { trustedProxies: ['127.0.0.1', '::1'] }],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8' }, { trustedProxies: ['10.0.0.0/8', 'fd00::/8'] }],
  [stripe, { stripe: stripeKeys }],
  [{ ...postgres, BILLING: '', ...stripe }, { stripe: stripeKeys }],
  [instagram, { instagram: { ...access, url: 'https://graph.facebook.com/v25.0' } }],
  [{ ...instagram, INSTAGRAM_API_URL: graphUrl }, { instagram: { ...access, url: graphUrl } }],
  [{ CLAMAV_URL: 'tcp://clamav:3310' }, { clamdAddress: 'tcp://clamav:3310' }],
  [{}, { breachedPasswordsUrl: undefined }],
  [{ BREACHED_PASSWORDS_URL: rangeUrl }, { breachedPasswordsUrl: rangeUrl }],
])('reads %j', (env, expected) => expect(readSettings(env)).toMatchObject(expected));

type Refused = [NodeJS.ProcessEnv, string];
it.each<Refused>([
  ...['abc', '70000', '0', '1e3', '0x11D3', '3000.0', ' 3000'].map(
    (PORT): Refused => [{ PORT }, 'PORT must be a number from 1 to 65535'],
  ),
  [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL must be a full address'],
  [{ PUBLIC_URL: 'ftp://example.com' }, 'PUBLIC_URL must be a full address'],
  [{ PUBLIC_URL: 'https://example.com/app' }, 'PUBLIC_URL must end with the host'],
  [{ PUBLIC_URL: 'https://example.com?a' }, 'PUBLIC_URL must end with the host'],
  [{ PUBLIC_URL: 'https://me:hush@example.com' }, 'PUBLIC_URL must end with the host'],
  [{ DATABASE_URL: 'mysql://localhost/a' }, 'DATABASE_URL must begin with postgres'],
  [{ ...postgres, SECRET: '' }, 'SECRET must be set too'],
  [{ SECRET: 'short' }, 'SECRET must have at least 32'],
  ...['proxy', '127.0.0.1;10.0.0.1', '10.0.0.0/33', 'fd00::/129', '0.0.0.0/0', '10.0.0.0/', '10/8'].map(
    (TRUSTED_PROXIES): Refused => [{ TRUSTED_PROXIES }, 'TRUSTED_PROXIES must be IP addresses or networks'],
  ),
  [{ ...postgres, EMAIL: '' }, 'EMAIL=files'],
  [{ ...postgres, EMAIL: '', MAIL: '/var/mail/root' }, 'EMAIL=files'],
  [{ ...postgres, EMAIL: 'me@example.com' }, 'EMAIL=files'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be like'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be like'],
  [{ SMTP_URL: 'smtp:foo' }, 'SMTP_URL must be like'],
  [{ EMAIL: 'pigeons' }, 'EMAIL can only be'],
  [{ SMTP_URL: 'smtp://localhost', EMAIL: 'files' }, 'keep one'],
  [{ SMTP_URL: 'smtp://localhost', MAIL: 'files' }, 'keep one'],
  [{ ...postgres, BILLING: '' }, 'BILLING=test'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'go together'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'go together'],
  [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' }, 'must begin with sk_'],
  [{ ...stripe, BILLING: 'test' }, 'keep one'],
  [{ BILLING: 'cash' }, 'BILLING can only be'],
  [{ INSTAGRAM_TOKEN: 'token' }, 'go together'],
  [{ INSTAGRAM_BUSINESS_ID: '1' }, 'go together'],
  [{ ...instagram, INSTAGRAM_BUSINESS_ID: 'us' }, 'INSTAGRAM_BUSINESS_ID must be the number'],
  [{ ...instagram, INSTAGRAM_API_URL: 'graph' }, 'INSTAGRAM_API_URL must be a full address'],
  [{ BREACHED_PASSWORDS_URL: 'pwned' }, 'must be a full address'],
  [{ CLAMAV_URL: 'clamav:3310' }, 'tcp://127.0.0.1:3310'],
  [{ CLAMAV_URL: 'http://clamav:3310' }, 'tcp://127.0.0.1:3310'],
  [{ CLAMAV_URL: 'tcp:3310' }, 'tcp://127.0.0.1:3310'],
  [{ CLAMAV_URL: 'tcp://clamav' }, 'tcp://127.0.0.1:3310'],
])('refuses %j', (env, sentence) => expect(() => readSettings(env)).toThrow(sentence));
