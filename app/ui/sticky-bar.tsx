import type { ReactNode } from 'react';

/** What there is to do with a long page, under the thumb. (`scroll-padding` keeps focused fields clear of it.) */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-[var(--notice,0px)] z-10 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-3 px-5 py-3 md:px-8">{children}</div>
    </div>
  );
}
