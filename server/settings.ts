import { z } from 'zod';
import type { StripeSettings } from '#services/billing/stripe.server.ts';
import type { S3Settings } from '#services/files/s3.server.ts';
import { type LogLevel, log, logLevels } from '#services/log.ts';
import { misspeltSettings } from './entry/misspelt-settings.ts';
import { isAddressOrNetwork } from './http/proxies.ts';

export interface Settings {
  /** If absent: loopback while demo accounts exist, otherwise every address. */
  host: string | undefined;
  port: number;
  /** Public origin without a trailing slash, for links in emails and canonical addresses. */
  publicUrl: string;
  databaseUrl: string | undefined;
  dataDir: string;
  /** Secret that signs sessions. If absent, the first start creates a secret in `dataDir`. */
  secret: string | undefined;
  /** Maximum number of live streams per person and process. */
  streamsPerPerson: number;
  accessLog: boolean;
  logLevel: LogLevel;
  /** Queries that take more milliseconds than this are logged. */
  slowQueryMs: number;
  /** Address of the metrics. If absent, the process serves no metrics. */
  metrics: { host: string; port: number } | undefined;
  trustedProxies: string[];
  mail: { smtpUrl: string } | { folder: string };
  files: { folder: string } | { s3: S3Settings };
  /** ClamAV daemon, `tcp://host:port`. If absent, uploads are not scanned. */
  clamdAddress: string | undefined;
  /** If absent, test billing is used and no money moves. */
  stripe: StripeSettings | undefined;
  /** Range API of breached passwords. If absent, nothing is requested. */
  breachedPasswordsUrl: string | undefined;
  /** If absent, influencers declare their metrics. */
  instagram: { token: string; businessId: string; url: string } | undefined;
  /** Allows `npm run clock` although the database has accounts of real people. */
  testClock: boolean;
}

/** The message is one sentence that names the remedy. */
export class BadSetting extends Error {}

const httpAddress = (error: string) => z.url({ protocol: /^https?$/, error, abort: true });
const hasHost = /./;
const positive = (name: string, max = 999_999_999) =>
  z
    .string()
    .refine(
      (it) => /^[1-9]\d*$/.test(it) && Number(it) <= max,
      `${name} must be a number from 1 to ${max}, in digits.`,
    )
    .transform(Number);

const variables = {
  HOST: z.string(),
  PORT: positive('PORT', 65535),
  // PUBLIC_URL has no path, because links assume that the site is at the root of its host.
  PUBLIC_URL: httpAddress('PUBLIC_URL must be a full address such as https://example.com.').refine(
    (it) => `${new URL(it).origin}/` === new URL(it).href,
    'PUBLIC_URL must end with the host, as https://example.com does: no path, query or password.',
  ),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must begin with postgres:// or postgresql://.'),
  DATA_DIR: z.string(),
  SECRET: z.string().min(32, 'SECRET must have at least 32 characters; `openssl rand -base64 32` makes one.'),
  TRUSTED_PROXIES: z
    .string()
    .transform((it) => it.split(',').flatMap((each) => each.trim() || []))
    .refine(
      (all) => all.every(isAddressOrNetwork),
      'TRUSTED_PROXIES must be IP addresses or networks, comma separated, such as 127.0.0.1, 10.0.0.0/8, fd00::/8.',
    ),
  ACCESS_LOG: z.literal('off', 'ACCESS_LOG can only be `off`.'),
  LOG_LEVEL: z.enum(logLevels, 'LOG_LEVEL must be `info`, `warning` or `error`.'),
  SLOW_QUERY_MS: positive('SLOW_QUERY_MS'),
  METRICS_HOST: z.string(),
  METRICS_PORT: positive('METRICS_PORT', 65535),
  STREAMS_PER_PERSON: positive('STREAMS_PER_PERSON'),
  SMTP_URL: z.url({
    protocol: /^smtps?$/,
    hostname: hasHost,
    error: 'SMTP_URL must be like smtps://user:password@mail.example.com.',
  }),
  // Git and Debian's tools use EMAIL for the user's own address. Such a value is accepted and has no effect.
  EMAIL: z.string().regex(/^files$|@/, 'EMAIL can only be `files`; a mail server is named by SMTP_URL.'),
  S3_BUCKET: z.string(),
  S3_REGION: z.string(),
  S3_ENDPOINT: httpAddress('S3_ENDPOINT must be a full address such as https://s3.example.com.'),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
  CLAMAV_URL: z
    .url({ protocol: /^tcp$/, hostname: hasHost, error: 'CLAMAV_URL must be like tcp://127.0.0.1:3310.' })
    .regex(/:\d+$/, 'CLAMAV_URL must end in a port, like tcp://127.0.0.1:3310.'),
  STRIPE_SECRET_KEY: z.string().regex(/^[sr]k_/, 'STRIPE_SECRET_KEY must begin with sk_ or rk_.'),
  STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_/, 'STRIPE_WEBHOOK_SECRET must begin with whsec_.'),
  STRIPE_API_URL: httpAddress('STRIPE_API_URL must be like https://api.stripe.com.'),
  BILLING: z.literal('test', 'BILLING can only be `test`; Stripe is named by STRIPE_SECRET_KEY.'),
  CLOCK: z.literal('test', 'CLOCK can only be `test`.'),
  BREACHED_PASSWORDS_URL: httpAddress(
    'BREACHED_PASSWORDS_URL must be a full address such as https://api.pwnedpasswords.com/range/.',
  ),
  INSTAGRAM_TOKEN: z.string(),
  INSTAGRAM_BUSINESS_ID: z
    .string()
    .regex(/^\d+$/, 'INSTAGRAM_BUSINESS_ID must be the number of an Instagram professional account.'),
  INSTAGRAM_API_URL: httpAddress(
    'INSTAGRAM_API_URL must be a full address such as https://graph.facebook.com/v25.0.',
  ),
};
const schema = z.object(variables).partial();
type Env = z.infer<typeof schema>;

/**
 * Returns the environment merged with `.env`. The environment takes precedence. Warns about variables that look like
 * misspelt settings. Throws `BadSetting` if the file cannot be read.
 */
export function environment(): NodeJS.ProcessEnv {
  const env = loadEnvironment();
  for (const { name, meant } of misspeltIn(env))
    log.warn(`${name} is no setting, and is ignored`, meant ? { meant } : {});
  return env;
}

export const misspeltIn = (env: NodeJS.ProcessEnv) =>
  misspeltSettings(Object.keys(env), Object.keys(variables));

/** Returns the environment like `environment`, but warns about nothing. */
export function loadEnvironment(): NodeJS.ProcessEnv {
  try {
    process.loadEnvFile();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT')
      throw new BadSetting(`The file .env cannot be read (${message}): fix or remove it.`);
  }
  return process.env;
}

/** Blank variables count as absent. Throws `BadSetting` for the first invalid variable. */
export function readSettings(from: NodeJS.ProcessEnv): Settings {
  const present = Object.entries(from).filter(([, value]) => value !== '');
  const result = schema.safeParse(Object.fromEntries(present));
  if (!result.success) throw new BadSetting(result.error.issues[0]?.message ?? 'A setting is wrong.');
  const env = result.data;
  if (env.DATABASE_URL && !env.SECRET) {
    throw new BadSetting(
      'With DATABASE_URL set, SECRET must be set too; `openssl rand -base64 32` makes one.',
    );
  }
  const port = env.PORT ?? 3000;
  const dataDir = env.DATA_DIR ?? 'data';
  return {
    host: env.HOST,
    port,
    publicUrl: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : `http://localhost:${port}`,
    databaseUrl: env.DATABASE_URL,
    dataDir,
    secret: env.SECRET,
    streamsPerPerson: env.STREAMS_PER_PERSON ?? 32,
    accessLog: env.ACCESS_LOG !== 'off',
    logLevel: env.LOG_LEVEL ?? 'info',
    slowQueryMs: env.SLOW_QUERY_MS ?? 1_000,
    metrics: env.METRICS_PORT ? { host: env.METRICS_HOST ?? '127.0.0.1', port: env.METRICS_PORT } : undefined,
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    // `MAIL=files` is the former name of `EMAIL=files`. The system sets MAIL to the user's mailbox.
    mail: mailFrom(env, dataDir, [env.EMAIL, from.MAIL].includes('files')),
    files: filesFrom(env, dataDir),
    clamdAddress: env.CLAMAV_URL,
    stripe: stripeFrom(env),
    breachedPasswordsUrl: env.BREACHED_PASSWORDS_URL,
    instagram: instagramFrom(env),
    testClock: env.CLOCK === 'test',
  };
}

function mailFrom(
  { SMTP_URL: smtpUrl, DATABASE_URL }: Env,
  dataDir: string,
  toFiles: boolean,
): Settings['mail'] {
  if (smtpUrl && toFiles) throw new BadSetting('SMTP_URL and EMAIL=files are both set: keep one of them.');
  if (DATABASE_URL && !smtpUrl && !toFiles) {
    throw new BadSetting(
      'With DATABASE_URL set, SMTP_URL must name a mail server; EMAIL=files writes emails to files instead.',
    );
  }
  return smtpUrl ? { smtpUrl } : { folder: `${dataDir}/mail` };
}

function requireBothOrNeither(env: Env, one: keyof Env, other: keyof Env): void {
  if (!env[one] !== !env[other])
    throw new BadSetting(`${one} and ${other} go together: set both, or neither.`);
}

function filesFrom(env: Env, dataDir: string): Settings['files'] {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket) {
    if (endpoint || accessKeyId) throw new BadSetting('S3_BUCKET must name the bucket that uploads go to.');
    return { folder: `${dataDir}/files` };
  }
  requireBothOrNeither(env, 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY');
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { s3: { bucket, region: region ?? 'us-east-1', endpoint, credentials } };
}

function stripeFrom(env: Env): Settings['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: url } = env;
  requireBothOrNeither(env, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  if (secretKey && env.BILLING)
    throw new BadSetting('STRIPE_SECRET_KEY and BILLING=test are both set: keep one of them.');
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, url };
  if (env.DATABASE_URL && !env.BILLING) {
    throw new BadSetting(
      'With DATABASE_URL set, STRIPE_SECRET_KEY must be set; BILLING=test uses test billing, which moves no money.',
    );
  }
  return undefined;
}

function instagramFrom(env: Env): Settings['instagram'] {
  const { INSTAGRAM_TOKEN: token, INSTAGRAM_BUSINESS_ID: businessId, INSTAGRAM_API_URL: url } = env;
  requireBothOrNeither(env, 'INSTAGRAM_TOKEN', 'INSTAGRAM_BUSINESS_ID');
  return token && businessId
    ? { token, businessId, url: url ?? 'https://graph.facebook.com/v25.0' }
    : undefined;
}
