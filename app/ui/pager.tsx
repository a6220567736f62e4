import { m } from '#messages';
import { ButtonLink } from './button.tsx';
import { ChevronLeft, ChevronRight } from './icons.tsx';

interface PagerProps {
  page: number;
  pages: number;
  /** The address of a page. */
  to: (page: number) => string;
}

/** The way to the pages before and after; nothing when one page holds all. */
export function Pager({ page, pages, to }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav
      aria-label={m.page_nav()}
      className="mt-14 grid grid-cols-[1fr_auto_1fr] items-center gap-4 border-t border-line pt-6"
    >
      <span>
        {page > 1 && (
          <ButtonLink to={to(page - 1)} look="secondary" rel="prev">
            <ChevronLeft /> <span className="max-sm:sr-only">{m.page_previous()}</span>
          </ButtonLink>
        )}
      </span>
      <span className="text-soft tabular-nums">{m.page_of({ page, pages })}</span>
      <span className="text-right">
        {page < pages && (
          <ButtonLink to={to(page + 1)} look="secondary" rel="next">
            <span className="max-sm:sr-only">{m.page_next()}</span> <ChevronRight />
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
