import type { ComponentProps } from 'react';
import { m } from '#messages';
import { Check } from './icons.tsx';

/** Replaces the button that saves a search. */
export function SearchSaved(props: Omit<ComponentProps<'p'>, 'children' | 'className'>) {
  return (
    <p
      {...props}
      className="inline-flex min-h-9 items-center gap-2 text-sm font-medium text-good outline-none"
    >
      <Check className="size-4 shrink-0" /> {m.search_is_saved()}
    </p>
  );
}
