import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';
import { shots } from '#tests/shot-list.ts';

const notPages = [
  /^\/api\//,
  /^\/logout$/,
  /^\/login\/lost-device$/, // Needs a member who has entered the password of an account with a second factor.
  /^\/report\/file\/:fileId$/, // The demo world has no uploads. The page looks like those of other reports.
  /^\/robots\.txt$/,
  /^\/sitemap\.xml$/,
  /^\/blog\/feed\.xml$/,
  /\.(csv|pdf)$/,
  /^\/notifications\/:notificationId$/,
  /^\/notices/,
  /^\/agency-blog$/,
  /^\/accessibilite$/,
  /^\/influencer\/profile\/:influencerId$/,
  /^\/billing\/(manage|return)$/,
  /^\/client\/campaigns\/:campaignId$/,
  /^\/(client|influencer)\/campaign(\/edit)?$/, // Redirects to the list of campaigns, because the address has no id.
];

export function pagesWithoutShot(): string[] {
  const shown = new Set(shots.map(({ route }) => route));
  const addresses = routes.map(({ path = '' }: RouteConfigEntry) => `/${path.replace(/^fr\?\/?/, '')}`);
  return addresses.filter(
    (address) => !shown.has(address) && !notPages.some((pattern) => pattern.test(address)),
  );
}
