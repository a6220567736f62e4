import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLastSearch } from '#app/addresses/use-last-search.ts';
import { ArrowLeft } from './icons.tsx';

interface PageProps {
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  back?: { to: string; label: string };
  width?: 'narrow' | 'wide';
  children?: ReactNode;
}

export function Page({ title, lead, action, back, width = 'wide', children }: PageProps) {
  return (
    <div
      className={`mx-auto w-full px-5 py-8 md:px-8 md:py-12 ${width === 'narrow' ? 'max-w-xl' : 'max-w-6xl'}`}
    >
      {back && <BackLink {...back} />}
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1>{title}</h1>
          {lead && <p className="mt-2 text-soft">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}

/** If `to` has no query string, leads to the page as the person last saw it, for example with the filters of a list. */
export function BackLink({ to, label }: { to: string; label: string }) {
  const search = useLastSearch(to);
  return (
    <Link
      data-back
      to={to + search}
      className="mb-6 inline-flex min-h-6 items-center gap-2 text-sm text-soft hover:text-ink"
    >
      <ArrowLeft /> {label}
    </Link>
  );
}
