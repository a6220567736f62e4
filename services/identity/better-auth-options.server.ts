import { hash, verify } from '@node-rs/argon2';
import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { NewPerson } from './identity.ts';

export interface IdentitySettings {
  secret: string;
  publicUrl: string;
  /** What the names of its cookies begin with. */
  cookiePrefix: string;
}

const DAY_SECONDS = 24 * 60 * 60;

/** What the names of its cookies begin with. Over HTTPS the browser itself sees to whose they are. */
export function cookiePrefixOf({ publicUrl, cookiePrefix }: IdentitySettings): string {
  return publicUrl.startsWith('https:') ? `__Host-${cookiePrefix}` : cookiePrefix;
}

/** better-auth over a database or a transaction; who is being signed up is told it here. */
export function authOver(settings: IdentitySettings, db: Kysely<Tables>, person?: NewPerson) {
  return betterAuth(optionsFor(settings, db, person));
}
export type Auth = ReturnType<typeof authOver>;

/** What better-auth is told: our tables and names, argon2, our cookies, and the second factor of the operator's people. */
function optionsFor(settings: IdentitySettings, db: Kysely<Tables>, person?: NewPerson) {
  const secure = settings.publicUrl.startsWith('https:');
  return {
    secret: settings.secret,
    baseURL: settings.publicUrl,
    database: { db, type: 'postgres' as const, transaction: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: {
        hash: (password: string) => hash(password),
        verify: ({ hash: stored, password }: { hash: string; password: string }) => verify(stored, password),
      },
    },
    user: {
      modelName: 'app_user',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        role: { type: 'string' as const, input: false as const },
        language: { type: 'string' as const, input: false as const },
        suspendedAt: {
          type: 'date' as const,
          input: false as const,
          required: false as const,
          fieldName: 'suspended_at',
        },
      },
    },
    session: {
      modelName: 'user_session',
      fields: {
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        userId: 'user_id',
      },
      additionalFields: {
        secondFactorAt: {
          type: 'date' as const,
          input: false as const,
          required: false as const,
          fieldName: 'second_factor_at',
        },
      },
      expiresIn: 30 * DAY_SECONDS,
      updateAge: DAY_SECONDS,
    },
    account: {
      modelName: 'user_account',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'auth_verification',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
      storeIdentifier: 'hashed' as const,
    },
    plugins: [
      twoFactor({
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'user_two_factor',
            fields: {
              backupCodes: 'backup_codes',
              userId: 'user_id',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
    // better-auth takes our own fields from nobody but this hook.
    databaseHooks: {
      user: {
        create: {
          before: async (user: Record<string, unknown>) => ({
            data: { ...user, role: person?.role, language: person?.language },
          }),
        },
      },
    },
    advanced: {
      // Its look at the schema needs a connection of its own, which a transaction has not. A session and its person are one question.
      database: { validateSchema: false, joins: true },
      useSecureCookies: false,
      cookiePrefix: cookiePrefixOf(settings),
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax' as const, path: '/' },
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
    },
  };
}
