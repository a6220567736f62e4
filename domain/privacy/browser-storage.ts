import { site } from '#site';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const { cookiePrefix } = site;

/**
 * All cookies of the site, as the legal notice lists them. `seconds` is the lifetime. `formerName` is an earlier name,
 * which the server still reads until version 0.2.0. Over HTTPS, the names of `isSigned` cookies also have the prefix
 * `__Host-`.
 */
export const cookies = {
  session: { name: `${cookiePrefix}.session_token`, seconds: 30 * DAY, isSigned: true },
  secondFactor: { name: `${cookiePrefix}.two_factor`, seconds: 10 * MINUTE, isSigned: true },
  device: { name: `${cookiePrefix}.device`, seconds: 365 * DAY, isSigned: true },
  passkey: { name: `${cookiePrefix}.passkey`, seconds: 5 * MINUTE, isSigned: true },
  consent: { name: `${cookiePrefix}-consent`, seconds: 150 * DAY },
  layout: { name: `${cookiePrefix}-layout`, seconds: 365 * DAY },
  theme: { name: `${cookiePrefix}-theme`, seconds: 365 * DAY },
  booking: { name: `${cookiePrefix}-booking`, formerName: 'booking-note', seconds: HOUR },
  flash: { name: `${cookiePrefix}-flash`, formerName: 'flash', seconds: MINUTE },
  returnTo: { name: `${cookiePrefix}-return-to`, formerName: 'wanted', seconds: 10 * MINUTE },
} as const;
export type CookieKey = keyof typeof cookies;

export function cookieName(key: CookieKey, publicUrl: string): string {
  const cookie = cookies[key];
  return 'isSigned' in cookie && publicUrl.startsWith('https:') ? `__Host-${cookie.name}` : cookie.name;
}

/**
 * The kinds of drafts that pages store in the browser, with their lifetime. `tab`: until the tab is closed. `browser`:
 * until the draft is sent or discarded. Logging out removes all drafts. Several people can use one browser, so the
 * stored name adds the user's id, for example `preferences:{user id}`. The name of `page-form` adds no id, because the
 * next page with a form removes this draft.
 */
const draftKinds = {
  'campaign-draft': 'browser',
  'campaign-edit': 'tab',
  application: 'tab',
  company: 'tab',
  content: 'tab',
  conversation: 'tab',
  entry: 'tab',
  offer: 'tab',
  'page-form': 'tab',
  portfolio: 'tab',
  preferences: 'tab',
  profile: 'tab',
  question: 'tab',
  terms: 'tab',
  upload: 'tab',
} as const;
type DraftKind = keyof typeof draftKinds;
export type DraftName = `${DraftKind}:${string}`;

export function draftLifetime(name: DraftName): 'tab' | 'browser' {
  return draftKinds[name.split(':')[0] as DraftKind];
}

/** Prefixes of all names in the browser's storage, including those of React Router. */
export const storedInBrowser = [
  { names: kindsOf('browser'), area: 'localStorage', text: 'campaignDraft' },
  { names: kindsOf('tab'), area: 'sessionStorage', text: 'drafts' },
  {
    names: ['react-router-scroll-positions', 'react-router-manifest-version'],
    area: 'sessionStorage',
    text: 'router',
  },
] as const;
export type StoredText = (typeof storedInBrowser)[number]['text'];

function kindsOf(lifetime: 'tab' | 'browser'): string[] {
  return Object.entries(draftKinds).flatMap(([kind, it]) => (it === lifetime ? kind : []));
}
