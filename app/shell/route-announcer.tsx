import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { samePathIn } from '#messages/path-language.ts';

/**
 * Tells screen readers about a new page after a navigation without a page load. Focuses the target of the fragment or the page's
 * title, which is then read. If the focus is already well placed, a live region reads the document's title instead.
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
    // The language switch keeps the focus. Some pages, such as a conversation, have focused an element of theirs.
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
