import type { FormEvent } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { usePath } from '#app/language.ts';
import { Button } from '#app/ui/button.tsx';
import { m } from '#messages';

/**
 * Sets the CSS variable `--notice` to the banner's height, so that bars at the lower edge stay above the banner. Without scripts
 * the stylesheet uses an estimate.
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

/** The banner at the bottom of every page until the visitor accepts it. With scripts it disappears without a page load. */
export function CookieBanner() {
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  const to = usePath();
  const action = to('/api/consent');
  if (fetcher.state !== 'idle') return null;

  function accept(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void fetcher.submit({}, { method: 'post', action });
  }
  return (
    <section
      id="cookie-notice"
      ref={publishHeight}
      aria-label={m.cookies_label()}
      className="sticky bottom-0 z-20 border-t border-line bg-surface"
    >
      <form
        method="post"
        action={action}
        onSubmit={accept}
        className="mx-auto flex max-w-6xl flex-col items-start gap-3 px-5 py-3.5 md:flex-row md:items-center md:justify-between md:gap-8 md:px-8"
      >
        <p className="text-sm text-soft">
          {m.cookies_text()}{' '}
          <a href={`${to('/legal-notice')}#cookies`} className="underline hover:text-ink">
            {m.cookies_all()}
          </a>
        </p>
        <input type="hidden" name="back" value={pathname + search} />
        <Button type="submit" look="secondary" className="max-md:w-full">
          {m.cookies_accept()}
        </Button>
      </form>
    </section>
  );
}
