import { prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** The optional segment `fr?` gives each route a French address. */
const addresses = [
  // Not an index route, because React Router matches those case-insensitively.
  route('fr?', 'routes/public/home.tsx'),
  ...prefix('fr?', [
    route('pricing', 'routes/public/pricing.tsx'),
    route('lists', 'routes/public/lists.tsx'),
    route('terms', 'routes/public/terms.tsx'),
    route('legal-notice', 'routes/public/legal-notice.tsx'),
    route('accessibility', 'routes/public/accessibility.tsx'),
    route('accessibilite', 'routes/public/accessibility/accessibilite.ts'),
    route('blog', 'routes/public/blog.tsx'),
    route('blog/feed.xml', 'routes/public/blog/feed.ts'),
    route('blog/:slug', 'routes/public/blog-entry.tsx'),
    route('agency-blog', 'routes/public/blog/agency-blog.ts'),
    route('campaigns/:campaignId', 'routes/public/campaign.tsx'),
    route('company/:companyId', 'routes/public/company.tsx'),
    route('influencers', 'routes/public/influencers.tsx'),
    route('influencer/:influencerId', 'routes/public/influencer.tsx'),
    route('influencer/profile/:influencerId', 'routes/public/influencer-redirect.ts'),

    route('login', 'routes/auth/login.tsx'),
    route('signup', 'routes/auth/signup.tsx'),
    route('forgot-password', 'routes/auth/forgot-password.tsx'),
    route('reset-password', 'routes/auth/reset-password.tsx'),
    route('confirm-email', 'routes/auth/confirm-email.tsx'),
    ...['booking', 'booking-influencer'].map((path) => route(path, 'routes/auth/booking.tsx', { id: path })),
    route('login/second-factor', 'routes/auth/second-step.tsx'),
    route('login/lost-device', 'routes/auth/lost-device.tsx'),
    route('cancel-recovery', 'routes/auth/cancel-recovery.tsx'),
    route('logout', 'routes/auth/logout.ts'),

    route('profile', 'routes/account/profile.tsx'),
    route('profile/company', 'routes/account/company.tsx'),
    route('profile/portfolio', 'routes/account/portfolio.tsx'),
    route('blocks', 'routes/rules/blocks.tsx'),
    ...['block/influencer/:influencerId', 'block/company/:companyId'].map((path) =>
      route(path, 'routes/rules/block.tsx', { id: path }),
    ),
    ...[
      'report/profile/:influencerId',
      'report/company/:companyId',
      'report/campaign/:campaignId',
      'report/application/:applicationId',
      'report/conversation/:conversationId',
    ].map((path) => route(path, 'routes/rules/abuse-report.tsx', { id: path })),
    route('sessions', 'routes/account/sessions.tsx'),
    route('consent', 'routes/account/consent.tsx'),
    route('erasure', 'routes/account/erasure.tsx'),
    route('export', 'routes/account/export.tsx'),
    route('second-factor', 'routes/account/second-factor.tsx'),
    route('preferences', 'routes/account/preferences.tsx'),
    route('messages', 'routes/conversation/inbox.tsx'),
    route('saved-searches', 'routes/account/saved-searches.tsx'),
    route('messages/replies', 'routes/conversation/replies/saved-replies.tsx'),
    route('notifications', 'routes/account/notifications.tsx'),
    route('notifications/:notificationId', 'routes/account/notification-redirect.ts'),
    // Former addresses. They stay forever, because sent emails link to them.
    ...['notices', 'notices/:notificationId'].map((path) =>
      route(path, 'routes/account/renamed-notifications.ts', { id: path }),
    ),
    route('unsubscribe', 'routes/public/unsubscribe.tsx'),

    route('billing/manage', 'routes/billing/manage.ts'),
    route('billing/return', 'routes/billing/return.ts'),
    // These routes respond 404 if a real billing provider is configured.
    route('billing/test', 'routes/billing/test/manage.tsx'),
    route('billing/test/checkout', 'routes/billing/test/checkout.tsx'),
    route('billing/test/:invoiceId', 'routes/billing/test/receipt.tsx'),

    route('client/dashboard', 'routes/client/dashboard.tsx'),
    route('client/campaigns', 'routes/client/campaigns.tsx'),
    route('client/campaigns/:campaignId', 'routes/client/campaign-redirect.ts'),
    ...['client/campaign', 'client/campaign/edit', 'influencer/campaign'].map((path) =>
      route(path, 'routes/campaign-id-missing.ts', { id: path }),
    ),
    route('client/campaign/create', 'routes/client/create/create.tsx'),
    route('client/campaign/:campaignId', 'routes/client/campaign.tsx'),
    route('client/campaign/:campaignId/edit', 'routes/client/edit/edit.tsx'),
    route('client/campaign/:campaignId/terms', 'routes/client/terms/terms.tsx'),
    route('client/campaign/:campaignId/compare', 'routes/client/compare/compare.tsx'),
    route('client/campaign/:campaignId/analytics', 'routes/client/report/analytics.tsx'),
    route('client/campaign/:campaignId/report.csv', 'routes/client/report/basic-csv.ts'),
    route('client/campaign/:campaignId/detailed-report.csv', 'routes/client/report/detailed-csv.ts'),
    route('client/campaign/:campaignId/detailed-report.pdf', 'routes/client/report/detailed-pdf.ts'),
    route('client/campaigns/:campaignId/influencer/:influencerId', 'routes/client/review.tsx'),
    route('client/invite/:influencerId', 'routes/client/invitation/invite.tsx'),
    route('client/influencer/:influencerId', 'routes/client/newest-review.tsx'),
    route('client/influencer/:influencerId/shortlists', 'routes/client/shortlists/choose.tsx'),
    route('client/shortlists', 'routes/client/shortlists/shortlists.tsx'),
    route('client/shortlists/:shortlistId', 'routes/client/shortlists/shortlist.tsx'),

    route('influencer/dashboard', 'routes/influencer/dashboard.tsx'),
    route('influencer/campaigns', 'routes/influencer/campaigns.tsx'),
    route('influencer/campaign/:campaignId', 'routes/influencer/campaign.tsx'),

    route('staff', 'routes/staff/desk.tsx'),
    route('staff/second-factor', 'routes/staff/second-factor.tsx'),
    route('staff/blog', 'routes/staff/blog/entries.tsx'),
    route('staff/blog/new', 'routes/staff/blog/new-entry.tsx'),
    route('staff/blog/:entryId', 'routes/staff/blog/edit-entry.tsx'),
    route('staff/blog/:entryId/preview', 'routes/staff/blog/preview.tsx'),
    route('staff/account', 'routes/staff/own-account.tsx'),
    route('staff/accounts', 'routes/staff/accounts.tsx'),
    route('staff/accounts/:userId', 'routes/staff/account.tsx'),
    route('staff/reports', 'routes/staff/reports.tsx'),
    route('staff/reports/:reportId', 'routes/staff/report.tsx'),
    route('staff/audit', 'routes/staff/audit.tsx'),
    route('staff/jobs', 'routes/staff/operations/jobs.tsx'),
    route('staff/services', 'routes/staff/operations/services.tsx'),
    route('staff/storage', 'routes/staff/operations/storage.tsx'),

    // server/influencer-index/influencers.ts answers `GET api/influencers` before the router.
    route('api/billing/webhook', 'routes/api/billing-webhook.ts'),
    route('api/blog-entries', 'routes/api/blog-entries.ts'),
    route('api/campaigns/:campaignId/analytics', 'routes/api/campaign-analytics.ts'),
    route('api/consent', 'routes/api/consent.ts'),
    route('api/layout', 'routes/api/layout.ts'),
    route('api/shortlisted', 'routes/api/shortlisted.ts'),
    route('api/saved-replies', 'routes/api/saved-replies.ts'),
    route('api/passkey-options', 'routes/api/passkey-options.ts'),
    route('api/theme', 'routes/api/theme.ts'),
    route('api/notifications', 'routes/api/notifications.ts'),
    // Former address of api/notifications, for open pages of version 0.1.0.
    route('api/notices', 'routes/api/former-notifications.ts'),
    route('api/commands', 'routes/api/commands.ts'),
    route('api/company/documents', 'routes/api/company-documents.ts'),
    route('api/brand-signup', 'routes/api/brand-signup.ts'),
    route('api/influencer-signup', 'routes/api/influencer-signup.ts'),
    // server/live/live.ts answers `api/live` and `api/conversations/:conversationId/live` before the router.
    route('api/conversations/:conversationId/messages', 'routes/api/messages.ts'),
    route('api/conversations/:conversationId/read', 'routes/api/read-mark.ts'),

    ...(process.env.NODE_ENV === 'development' ? [route('dev/design', 'routes/dev/design.tsx')] : []),

    route('*', 'routes/public/not-found.tsx'),
  ]),

  route('robots.txt', 'routes/public/robots.ts'),
  route('sitemap.xml', 'routes/public/sitemap.ts'),
];

// Case-insensitive matching would give each page several addresses, and `/FR` would show French routes in English.
export default addresses.map((it) => ({ ...it, caseSensitive: true })) satisfies RouteConfig;
