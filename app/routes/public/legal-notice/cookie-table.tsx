import { RETURN_TO_COOKIE } from '#app/request/return-to.ts';
import { CONSENT_COOKIE } from '#app/shell/consent.ts';
import { BOOKING_COOKIE } from '#app/sign-up/booking-note.ts';
import { FLASH_COOKIE } from '#app/toasts/flash.ts';
import { m } from '#messages';
import { site } from '#site';

/** Lists every cookie the site sets. A journey compares it with the cookies in a browser. */
export function CookieTable() {
  const cookies = [
    // Over HTTPS the name starts with `__Host-`, so that no sibling subdomain can set the cookie.
    [`${site.cookiePrefix}.session_token`, m.legal_cookie_session(), m.legal_cookie_session_life()],
    [CONSENT_COOKIE, m.legal_cookie_consent(), m.legal_cookie_consent_life()],
    [BOOKING_COOKIE, m.legal_cookie_booking(), m.legal_cookie_booking_life()],
    [FLASH_COOKIE, m.legal_cookie_flash(), m.legal_cookie_flash_life()],
    [RETURN_TO_COOKIE, m.legal_cookie_return_to(), m.legal_cookie_return_to_life()],
  ];
  const cell = 'py-3 pr-6 align-top max-sm:block max-sm:py-0 max-sm:pr-0';
  return (
    <table className="w-full text-sm">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line text-left text-ink">
          <th className="py-2 pr-6 font-medium">{m.legal_cookie_name()}</th>
          <th className="py-2 pr-6 font-medium">{m.legal_cookie_purpose()}</th>
          <th className="py-2 font-medium">{m.legal_cookie_lifetime()}</th>
        </tr>
      </thead>
      <tbody>
        {cookies.map(([name, purpose, lifetime]) => (
          <tr key={name} className="border-b border-line max-sm:block max-sm:py-3">
            <td className={`${cell} text-ink`}>{name}</td>
            <td className={cell}>{purpose}</td>
            <td className={cell}>{lifetime}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
