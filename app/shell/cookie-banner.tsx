import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { hideLost, showLost } from '#app/connection/lost-toast.ts';
import { TIMEOUT_MS } from '#app/connection/timeout.ts';
import { usePath } from '#app/language.ts';
import { Button } from '#app/ui/button.tsx';
import { m } from '#messages';

/**
 * Sets the CSS variable `--notice` to the banner's height, so that bars at the lower edge stay above it. Without
 * scripts, the stylesheet uses the banner's minimum height.
 */
function publishHeight(banner: HTMLElement | null): (() => void) | undefined {
  if (!banner) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--notice', `${banner.offsetHeight}px`));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty('--notice');
  };
}

/**
 * The banner comes first in the HTML and in the tab order. `order-last` displays the banner at the bottom. On pages
 * with React or a `PageForm`, the banner disappears without a page load.
 */
export function CookieBanner() {
  const { pathname, search } = useLocation();
  const [isAccepted, setAccepted] = useState(false);
  const to = usePath();
  const action = to('/api/consent');
  if (isAccepted) return null;

  function giveBack(): void {
    setAccepted(false);
    showLost(accept);
  }
  function accept(): void {
    setAccepted(true);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    fetch(action, { method: 'post', body: new URLSearchParams(), signal }).then(
      ({ ok }) => (ok ? hideLost() : giveBack()),
      giveBack,
    );
  }
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    accept();
  }
  return (
    <section
      id="cookie-notice"
      ref={publishHeight}
      data-bottom-bar
      aria-label={m.cookies_label()}
      className="sticky low:static bottom-0 z-20 order-last flex min-h-(--notice-min) items-center border-t border-line bg-surface py-1.5"
    >
      <form
        method="post"
        action={action}
        onSubmit={onSubmit}
        className="mx-auto flex w-full max-w-6xl items-center justify-between gap-3 px-4 sm:px-5 md:gap-8 md:px-8"
      >
        <p className="text-sm leading-4.5 text-soft">
          {m.cookies_text()}{' '}
          <a href={`${to('/legal-notice')}#cookies`} className="underline hover:text-ink">
            {m.cookies_all()}
          </a>
        </p>
        <input type="hidden" name="back" value={pathname + search} />
        <Button type="submit" look="secondary" className="max-sm:px-4">
          {m.cookies_accept()}
        </Button>
      </form>
    </section>
  );
}
