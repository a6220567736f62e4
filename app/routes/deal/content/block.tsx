import { type ReactNode, useId } from 'react';

/** A titled part of the page of a deliverable, with a line above it. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-7 border-t border-line pt-6">
      <h2 id={id} className="mb-4 text-2xl wrap-anywhere">
        {title}
      </h2>
      {children}
    </section>
  );
}
