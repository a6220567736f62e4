import type { GuardByName } from './guard.ts';

export const accountGuards: GuardByName = {
  'sign-in limit per account': {
    file: 'domain/accounts/sign-in.server.ts',
    find: 'if (above > 0) await sleep(Math.min(above * DELAY_STEP_MS, MAX_DELAY_MS));',
    tests: ['domain/accounts/accounts.server.test.ts'],
  },
  'sign-up limit per network': {
    file: 'domain/accounts/sign-up.server.ts',
    find: "await countAttempt(ctx, 'sign-up:network', origin.address);",
    tests: ['domain/accounts/accounts.server.test.ts'],
  },
  'common passwords at sign-up': {
    file: 'domain/accounts/sign-up.server.ts',
    find: "await refuseWeakPassword(ctx, password, 'password');",
    replacement: '',
    tests: ['domain/accounts/accounts.server.test.ts'],
  },
  'limit on guessing the current password': {
    file: 'domain/accounts/change-password.server.ts',
    find: "await countAttempt(ctx, 'password:account', id);",
  },
  'sessions end with a reset password': {
    file: 'services/identity/sessions.server.ts',
    find: "await db.deleteFrom('user_session').where('user_id', '=', userId).execute();",
    tests: ['domain/accounts/reset.server.test.ts'],
  },
  'expiry of emailed links': {
    file: 'domain/accounts/links.server.ts',
    find: ".where('expires_at', '>', ctx.now)",
    tests: ['domain/accounts/reset.server.test.ts', 'domain/accounts/confirm-email.server.test.ts'],
  },
  'only the hash of a link is stored': {
    file: 'domain/accounts/links.server.ts',
    find: "createHash('sha256').update(token).digest('base64url')",
    replacement: 'token',
    tests: ['domain/accounts/reset.server.test.ts'],
  },
  'a link works once, also at the same moment': {
    file: 'domain/accounts/links.server.ts',
    find: 'await lockAccounts(ctx, [userId]);',
    tests: ['domain/accounts/reset.server.test.ts'],
    database: 'postgres',
  },
  'same timing for unknown addresses at reset': {
    file: 'domain/accounts/ask-for-reset.server.ts',
    find: ', { delayMs })',
    replacement: ')',
    tests: ['domain/accounts/reset.server.test.ts'],
  },
  'staff without second factor are not staff yet': {
    file: 'services/identity/sessions.server.ts',
    find: "role === 'staff' && !secondFactorAt",
    replacement: 'false',
    tests: ['domain/accounts/second-factor.server.test.ts'],
  },
  'a one-time code works once': {
    file: 'domain/accounts/limits.server.ts',
    find: "'code:account': { points: 1,",
    replacement: "'code:account': { points: 100,",
    tests: ['domain/accounts/second-factor.server.test.ts'],
  },
  'suspended people cannot sign in': {
    file: 'services/identity/passwords.server.ts',
    find: "outcome: suspended ? 'suspended' : 'right'",
    replacement: "outcome: 'right'",
    tests: ['domain/staff/staff.server.test.ts'],
  },
  'suspended people have no session': {
    file: 'services/identity/sessions.server.ts',
    find: ' || row.suspended_at',
    tests: ['domain/staff/staff.server.test.ts'],
  },
  'suspended people are not shown in public': {
    file: 'domain/accounts/not-suspended.server.ts',
    find: 'app_user.suspended_at is not null',
    replacement: 'false',
    tests: ['domain/staff/staff.server.test.ts'],
  },
  'no email to suspended people': {
    file: 'domain/notifications/find-emails.server.ts',
    find: ' && !reader.suspended',
    tests: ['server/email/notification-jobs.server.test.ts'],
  },
  'staff acts are for staff': {
    file: 'domain/ctx.ts',
    find: "if (ctx.actor?.role !== 'staff')",
    replacement: 'if (!ctx.actor)',
    tests: ['domain/staff/staff.server.test.ts'],
  },
  'staff decide on what they have seen': {
    file: 'domain/staff/decide-verification.server.ts',
    find: 'verificationOf(row) !== seen',
    replacement: 'false',
    tests: ['domain/staff/staff.server.test.ts'],
  },
  'a notification is opened by its reader': {
    file: 'domain/notifications/read-notifications.server.ts',
    find: ".where('notice.user_id', '=', requireActor(ctx).id)",
    tests: ['domain/notifications/notifications.server.test.ts'],
  },
  'unread messages are emailed once': {
    file: 'domain/notifications/claim-unread.server.ts',
    find: '.forNoKeyUpdate()',
    database: 'postgres',
  },
  'signature of unsubscribe links': {
    file: 'services/signing/signing.server.ts',
    find: 'signature.length === expected.length && timingSafeEqual(signature, expected)',
    replacement: 'true',
    tests: ['services/signing/signing.test.ts', 'domain/notifications/notifications.server.test.ts'],
  },
  'signature of payment webhooks': {
    file: 'services/billing/stripe.server.ts',
    find: 'stripe.webhooks.constructEvent(body, signature, webhookSecret)',
    replacement: 'JSON.parse(body)',
  },
  'one checkout at a time': {
    file: 'domain/subscriptions/billing-account.server.ts',
    find: "eb('held_until', 'is', null),",
    replacement: 'eb.lit(true),',
    tests: ['domain/subscriptions/choose-plan.server.test.ts'],
  },
  'reports come with a plan': {
    file: 'domain/reports/open-report.server.ts',
    find: 'if (!comesWith(await findTier(ctx), report))',
    replacement: 'if (false)',
    tests: ['domain/reports/reports.server.test.ts'],
  },
};
