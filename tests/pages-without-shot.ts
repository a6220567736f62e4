import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';
import { shots } from '#tests/shot-list.ts';

/** Addresses that render no page. */
const notPages = [
  /^\/api\//,
  /^\/logout$/,
  /^\/robots\.txt$/,
  /^\/sitemap\.xml$/,
  /^\/blog\/feed\.xml$/,
  /report\.(csv|pdf)$/, // downloads
  /^\/notifications\/:notificationId$/, // redirects to the subject of the notification
  /^\/notices/, // redirects to /notifications
  /^\/agency-blog$/, // redirects to the blog
  /^\/influencer\/profile\/:influencerId$/, // redirects to the profile
  /^\/billing\/(manage|return)$/, // redirects to the billing provider and back
  /^\/client\/campaigns\/:campaignId$/, // redirects to the campaign's page
  /^\/(client|influencer)\/campaign(\/edit)?$/, // redirects to the list, because there is no id
];

/** Pages of `app/routes.ts` without a screenshot. */
export function pagesWithoutShot(): string[] {
  const shown = new Set(shots.map(({ route }) => route));
  const addresses = routes.map(({ path = '' }: RouteConfigEntry) => `/${path.replace(/^fr\?\/?/, '')}`);
  return addresses.filter(
    (address) => !shown.has(address) && !notPages.some((pattern) => pattern.test(address)),
  );
}
