import { Link } from 'react-router';
import { m } from '#messages';
import { ButtonLink } from './button.tsx';
import { ChevronLeft, ChevronRight } from './icons.tsx';
import { pageLinks } from './page-links.ts';

interface PagerProps {
  page: number;
  pages: number;
  to: (page: number) => string;
  /** Distinguishes the pagers of a page with several lists. */
  label?: string;
}

export function Pager({ page, pages, to, label = m.page_nav() }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav
      aria-label={label}
      className="mt-14 grid grid-cols-2 items-center gap-4 border-t border-line pt-6 sm:grid-cols-[1fr_auto_1fr]"
    >
      <span>
        {page > 1 && (
          <ButtonLink to={to(page - 1)} look="secondary" rel="prev">
            <ChevronLeft /> {m.page_previous()}
          </ButtonLink>
        )}
      </span>
      <ol className="flex justify-center tabular-nums max-sm:order-first max-sm:col-span-2 sm:gap-1">
        {pageLinks(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden className="grid h-11 w-6 place-items-center text-soft sm:w-11">
                …
              </span>
            ) : (
              <Link
                to={to(number)}
                aria-label={m.page_number({ page: number })}
                aria-current={number === page ? 'page' : undefined}
                className="grid size-11 place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-medium aria-[current=page]:text-ink"
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <span className="text-right">
        {page < pages && (
          <ButtonLink to={to(page + 1)} look="secondary" rel="next">
            {m.page_next()} <ChevronRight />
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
