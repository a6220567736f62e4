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
  /^\/(client|influencer)\/campaign(\/edit)?$/, // no id: redirects to the list
];

/** Pages of `app/routes.ts` without a screenshot. */
export function pagesWithoutShot(): string[] {
  const shown = new Set(shots.map(({ route }) => route));
  return [...new Set(addressesOf(routes))].filter(
    (address) => !shown.has(address) && !notPages.some((pattern) => pattern.test(address)),
  );
}

function addressesOf(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', index, children }) => {
    const address = `${parent}/${path}`.replace(/^\/fr\?/, '').replace(/\/+/g, '/');
    if (children) return addressesOf(children, address);
    return [index ? address.replace(/\/$/, '') || '/' : address.replace(/^(?!\/)/, '/')];
  });
}
