import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { samePathIn } from '#messages/path-language.ts';

/**
 * After a client-side navigation, focuses the target of the fragment or the page's title, for screen readers. If the
 * new page has already moved the focus, or the language switch has kept it, a live region announces the document's
 * title instead.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (last.current === pathname) return;
    const isTranslation = samePathIn('en', pathname) === samePathIn('en', last.current);
    last.current = pathname;
    const main = document.getElementById('main');
    const { activeElement } = document;
    // The language switch keeps the focus. Some pages, such as a conversation, have already focused an element.
    const isPlaced = isTranslation ? activeElement !== document.body : main?.contains(activeElement);
    setAnnouncement(isPlaced ? document.title : '');
    if (isPlaced) return;
    const target = document.getElementById(hash.slice(1)) ?? main?.querySelector('h1') ?? main;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <div aria-live="polite" className="sr-only">
      {announcement}
    </div>
  );
}
