import { isIP } from 'node:net';
import { z } from 'zod';
import type { StripeSettings } from '#services/billing/stripe.server.ts';
import type { S3Settings } from '#services/files/s3.server.ts';

export interface Settings {
  /** If absent, listens on every address, or on loopback only while demo accounts exist. */
  host: string | undefined;
  port: number;
  /** Public origin without a trailing slash. Links in emails and canonical addresses begin with it. */
  publicUrl: string;
  /** PostgreSQL address. If absent, the embedded database in `dataDir` is used. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Signs sessions. If absent, the first start creates one in `dataDir`. */
  secret: string | undefined;
  /** Maximum open live streams per person in one process. */
  streamsPerPerson: number;
  accessLog: boolean;
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: string[];
  /** Emails go to a mail server or into a folder. */
  mail: { smtpUrl: string } | { folder: string };
  /** Uploads are stored in a folder or a bucket. */
  files: { folder: string } | { s3: S3Settings };
  /** ClamAV's daemon, `tcp://host:port`. If absent, uploads are not scanned. */
  clamdAddress: string | undefined;
  /** If absent, test billing is used, which moves no money. */
  stripe: StripeSettings | undefined;
  /** Access to Instagram. If absent, influencers declare their metrics themselves. */
  instagram: { token: string; businessId: string; url: string } | undefined;
}

/** An invalid setting. The message is one sentence that says what to do. */
export class BadSetting extends Error {}

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema.optional());

const shape = z.object({
  HOST: optional(z.string()),
  PORT: optional(
    z.coerce
      .number('PORT must be a number from 1 to 65535.')
      .int('PORT must be a whole number.')
      .min(1, 'PORT must be 1 or more.')
      .max(65535, 'PORT must be 65535 or less.'),
  ),
  PUBLIC_URL: optional(
    z
      .url({
        protocol: /^https?$/,
        error: 'PUBLIC_URL must be a full address such as https://example.com.',
        abort: true, // the next check parses it
      })
      // Links assume that the site is at the root of the host.
      .refine((it) => `${new URL(it).origin}/` === new URL(it).href, {
        error: 'PUBLIC_URL must end with the host, as https://example.com does: no path, query or password.',
      }),
  ),
  DATABASE_URL: optional(
    z.string().regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must begin with postgres:// or postgresql://.'),
  ),
  DATA_DIR: optional(z.string()),
  SECRET: optional(
    z.string().min(32, 'SECRET must have at least 32 characters; `openssl rand -base64 32` makes one.'),
  ),
  TRUSTED_PROXIES: optional(
    z
      .string()
      .transform((it) => it.split(',').flatMap((each) => each.trim() || []))
      .refine((all) => all.every((each) => isIP(each)), {
        error: 'TRUSTED_PROXIES must be single IP addresses, comma separated, such as 127.0.0.1, 10.0.0.7.',
      }),
  ),
  ACCESS_LOG: optional(z.literal('off', 'ACCESS_LOG can only be `off`.')),
  STREAMS_PER_PERSON: optional(
    z.coerce
      .number('STREAMS_PER_PERSON must be a number.')
      .int('STREAMS_PER_PERSON must be a whole number.')
      .min(1, 'STREAMS_PER_PERSON must be 1 or more.'),
  ),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: 'SMTP_URL must be like smtps://user:password@mail.example.com.' }),
  ),
  MAIL: optional(z.literal('files', 'MAIL can only be `files`; a mail server is named by SMTP_URL.')),
  S3_BUCKET: optional(z.string()),
  S3_REGION: optional(z.string()),
  S3_ENDPOINT: optional(
    z.url({
      protocol: /^https?$/,
      error: 'S3_ENDPOINT must be a full address such as https://s3.example.com.',
    }),
  ),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  CLAMAV_URL: optional(
    z
      .url({ protocol: /^tcp$/, error: 'CLAMAV_URL must be like tcp://127.0.0.1:3310.' })
      .regex(/:\d+$/, 'CLAMAV_URL must end in a port, like tcp://127.0.0.1:3310.'),
  ),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^[sr]k_/, 'STRIPE_SECRET_KEY must begin with sk_ or rk_.')),
  STRIPE_WEBHOOK_SECRET: optional(
    z.string().regex(/^whsec_/, 'STRIPE_WEBHOOK_SECRET must begin with whsec_.'),
  ),
  STRIPE_API_URL: optional(
    z.url({ protocol: /^https?$/, error: 'STRIPE_API_URL must be like https://api.stripe.com.' }),
  ),
  BILLING: optional(z.literal('test', 'BILLING can only be `test`; Stripe is named by STRIPE_SECRET_KEY.')),
  INSTAGRAM_TOKEN: optional(z.string()),
  INSTAGRAM_BUSINESS_ID: optional(
    z
      .string()
      .regex(/^\d+$/, 'INSTAGRAM_BUSINESS_ID must be the number of an Instagram professional account.'),
  ),
  INSTAGRAM_API_URL: optional(
    z.url({
      protocol: /^https?$/,
      error: 'INSTAGRAM_API_URL must be a full address such as https://graph.facebook.com/v25.0.',
    }),
  ),
});

/** The environment with the additions of `.env`. Throws `BadSetting` if that file cannot be read. */
export function environment(): NodeJS.ProcessEnv {
  try {
    process.loadEnvFile();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT')
      throw new BadSetting(`The file .env cannot be read (${message}): fix or remove it.`);
  }
  return process.env;
}

/** Reads the settings from the environment. Throws `BadSetting` for the first invalid one. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const result = shape.safeParse(env);
  if (!result.success) throw new BadSetting(result.error.issues[0]?.message ?? 'A setting is wrong.');
  const { HOST, PORT, PUBLIC_URL, DATABASE_URL, DATA_DIR, SECRET, TRUSTED_PROXIES, SMTP_URL, MAIL } =
    result.data;
  if (DATABASE_URL && !SECRET) {
    throw new BadSetting(
      'With DATABASE_URL set, SECRET must be set too; `openssl rand -base64 32` makes one.',
    );
  }
  if (SMTP_URL && MAIL) throw new BadSetting('SMTP_URL and MAIL=files are both set: keep one of them.');
  if (DATABASE_URL && !SMTP_URL && !MAIL) {
    throw new BadSetting(
      'With DATABASE_URL set, SMTP_URL must name a mail server; MAIL=files writes emails to files instead.',
    );
  }
  const port = PORT ?? 3000;
  const dataDir = DATA_DIR ?? 'data';
  return {
    host: HOST,
    port,
    publicUrl: PUBLIC_URL ? new URL(PUBLIC_URL).origin : `http://localhost:${port}`,
    databaseUrl: DATABASE_URL,
    dataDir,
    secret: SECRET,
    streamsPerPerson: result.data.STREAMS_PER_PERSON ?? 32,
    accessLog: result.data.ACCESS_LOG !== 'off',
    trustedProxies: TRUSTED_PROXIES ?? [],
    mail: SMTP_URL ? { smtpUrl: SMTP_URL } : { folder: `${dataDir}/mail` },
    files: filesFrom(result.data, dataDir),
    clamdAddress: result.data.CLAMAV_URL,
    stripe: stripeFrom(result.data),
    instagram: instagramFrom(result.data),
  };
}

function filesFrom(env: z.infer<typeof shape>, dataDir: string): Settings['files'] {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket) {
    if (endpoint || accessKeyId) throw new BadSetting('S3_BUCKET must name the bucket that uploads go to.');
    return { folder: `${dataDir}/files` };
  }
  if (!accessKeyId !== !secretAccessKey)
    throw new BadSetting('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set both, or neither.');
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { s3: { bucket, region: region ?? 'us-east-1', endpoint, credentials } };
}

function stripeFrom(env: z.infer<typeof shape>): Settings['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: url } = env;
  if (!secretKey !== !webhookSecret) {
    throw new BadSetting('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: set both, or neither.');
  }
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

function instagramFrom(env: z.infer<typeof shape>): Settings['instagram'] {
  const { INSTAGRAM_TOKEN: token, INSTAGRAM_BUSINESS_ID: businessId, INSTAGRAM_API_URL: url } = env;
  if (!token && !businessId) return undefined;
  if (!token || !businessId) {
    throw new BadSetting('INSTAGRAM_TOKEN and INSTAGRAM_BUSINESS_ID go together: set both, or neither.');
  }
  return { token, businessId, url: url ?? 'https://graph.facebook.com/v25.0' };
}
