import type { GuardByName } from './guard.ts';

export const processGuards: GuardByName = {
  'an applied migration is not changed': {
    file: 'db/migrate.server.ts',
    find: 'if (known.get(name) !== hash)',
    replacement: 'if (false)',
  },
  'forwarded addresses from trusted proxies': {
    file: 'server/http/address.ts',
    find: 'isTrusted(address, trustedProxies) &&',
  },
  'posts from other sites are refused': {
    file: 'server/http/origin.ts',
    find: 'return origin !== new URL(publicUrl).origin &&',
    replacement: 'return false &&',
    tests: ['tests/behind-tls.test.ts', 'tests/sessions.test.ts'],
  },
  'size of a request body': {
    file: 'server/http/http-app.ts',
    find: 'MAX_BODY_BYTES = 1_000_000',
    replacement: 'MAX_BODY_BYTES = 100_000_000',
    tests: ['tests/http.test.ts'],
  },
  'pages are not framed by other sites': {
    file: 'server/http/headers.ts',
    find: "'x-frame-options': 'DENY',",
    tests: ['tests/cached-pages.test.ts', 'tests/http.test.ts'],
  },
  'cached pages are shared without cookies only': {
    file: 'server/http/page-cache.ts',
    find: '!CACHED_COOKIES.has(cookie)',
    replacement: 'false',
  },
  'a session that ends while it is read is not cached': {
    file: 'server/http/viewer-cache.ts',
    find: 'invalidations === invalidationsBefore',
    replacement: 'true',
    tests: ['server/http/viewer-cache.server.test.ts'],
  },
  'a live stream is for the people of its conversation': {
    file: 'server/live/live.ts',
    find: 'await requireReader(ctx, conversationId)',
    replacement: '(await findLastSeqs({ db: kysely }, [conversationId]))[0] ?? { lastSeq: 0 }',
    tests: ['server/live/live.server.test.ts'],
  },
  'size of an upload while it arrives': {
    file: 'server/uploads/receive-parts.ts',
    find: 'if (received.bytes > maxBytes)',
    replacement: 'if (false)',
    tests: ['tests/uploads.test.ts'],
  },
  'streams per person': {
    file: 'server/live/live.ts',
    find: 'if ((unread.get(userId)?.size ?? 0) >= streamsPerPerson)',
    replacement: 'if (false)',
    tests: ['server/live/live.server.test.ts'],
  },
  'a job is leased to one process': {
    file: 'server/jobs/job-queue.ts',
    find: 'greatest(job.run_at, job.leased_until)',
    replacement: 'job.run_at',
    tests: ['server/jobs/jobs.server.test.ts'],
  },
  'emails escape what people wrote': {
    file: 'app/rendering/escaped.ts',
    find: 'return text.replace(/[&<>"]/g, (it) => entities[it] ?? it);',
    replacement: 'return text;',
    tests: ['server/email/account-emails.test.ts'],
  },
  'pages are for the roles they name': {
    file: 'app/request/guard.ts',
    find: '(roles.length === 0 || roles.includes(actor.role))',
    replacement: 'true',
    tests: ['tests/access.test.ts'],
  },
  'return addresses stay on this site': {
    file: 'app/addresses/path.ts',
    find: '(?![/\\\\])',
    tests: ['app/request/return-to.test.ts', 'app/addresses/path.test.ts'],
  },
  'cells of a report are no formulas': {
    file: 'app/routes/client/report/csv.server.ts',
    find: 'escape_formulas: true',
    replacement: 'escape_formulas: false',
    tests: ['app/routes/client/report/report.test.ts'],
  },
};
