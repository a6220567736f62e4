import type { ReactNode } from 'react';

/** `scroll-padding-block` in `theme.css` keeps the bar from covering a focused field. */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-bottom-bar
      className="sticky low:static bottom-[var(--notice,0px)] z-10 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-3 px-5 py-3 md:px-8">{children}</div>
    </div>
  );
}
