import type { ReactNode } from 'react';
import { m } from '#messages';
import { Close } from './icons.tsx';

interface FiltersPanelProps {
  /** The `panel` of the `FiltersButton`. */
  id: string;
  children: ReactNode;
}

/** A popover on small screens, and a normal part of the page on wide screens. */
export function FiltersPanel({ id, children }: FiltersPanelProps) {
  return (
    <div
      id={id}
      popover="auto"
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-paper p-5 text-ink sm:max-w-sm sm:border-r sm:border-line lg:static lg:block lg:h-auto lg:overflow-visible lg:border-0 lg:p-0"
    >
      <div className="mb-5 flex items-center justify-between lg:hidden">
        <p className="font-serif text-3xl">{m.search_filters()}</p>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={m.search_filters_close()}
          className="-mr-2 grid size-11 place-items-center"
        >
          <Close />
        </button>
      </div>
      {children}
    </div>
  );
}
