import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';
import { shots } from '#tests/shot-list.ts';

/** Addresses that draw nothing. */
const notPages = [
  /^\/api\//,
  /^\/logout$/,
  /^\/robots\.txt$/,
  /^\/sitemap\.xml$/,
  /^\/blog\/feed\.xml$/,
  /report\.(csv|pdf)$/, // saved, not shown
  /^\/notifications\/:notificationId$/, // redirects to what the notification is about
  /^\/notices/, // redirects to /notifications
  /^\/agency-blog$/, // leads to the blog
  /^\/influencer\/profile\/:influencerId$/, // leads to the profile
  /^\/billing\/(manage|return)$/, // to the biller and back
  /^\/client\/campaigns\/:campaignId$/, // leads to the campaign's page
  /^\/(client|influencer)\/campaign(\/edit)?$/, // no id: leads to the list
];

/** The pages of `app/routes.ts` that nobody photographs. */
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
