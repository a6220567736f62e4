import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { samePathIn } from '#messages/path-language.ts';

/**
 * After a client-side navigation, focuses the target of the fragment or the page's title, for screen readers. If the
 * new page has already moved the focus, or the language switch has kept it, a live region announces the document's
 * title instead. A navigation within the same page moves the focus only after a link to a part of the page, or if no
 * element has the focus, for example because the focused element was removed.
 */
export function RouteAnnouncer() {
  const { pathname, hash, key } = useLocation();
  const last = useRef({ pathname, key });
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const before = last.current;
    if (before.key === key) return;
    last.current = { pathname, key };
    const isSamePage = samePathIn('en', pathname) === samePathIn('en', before.pathname);
    const main = document.getElementById('main');
    const { activeElement } = document;
    const isPartLinked =
      pathname === before.pathname &&
      activeElement instanceof HTMLAnchorElement &&
      activeElement.hash !== '' &&
      activeElement.hash === hash;
    // Some pages, such as a conversation, have already focused an element.
    const isPlaced = isSamePage
      ? activeElement !== document.body && !isPartLinked
      : main?.contains(activeElement);
    if (pathname !== before.pathname) setAnnouncement(isPlaced ? document.title : '');
    if (isPlaced) return;
    const target = document.getElementById(hash.slice(1)) ?? main?.querySelector('h1') ?? main;
    if (!target) return;
    // Makes headings and other plain elements focusable. A control keeps its place in the tab order.
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash, key]);
  return (
    <div aria-live="polite" className="sr-only">
      {announcement}
    </div>
  );
}
