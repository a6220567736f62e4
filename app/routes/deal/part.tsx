import type { ReactNode } from 'react';

interface PartProps {
  title: string;
  state: string;
  id?: string;
  isCurrent?: boolean;
  children: ReactNode;
}

/** A part of the deal: its name, sentences, and its state in words. */
export function Part({ title, state, id, isCurrent = false, children }: PartProps) {
  return (
    <section
      id={id}
      className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-2 border-t border-line py-6 sm:grid-cols-[7rem_minmax(0,1fr)_minmax(0,7rem)]"
    >
      <h2 className="text-2xl">{title}</h2>
      <div className="min-w-0 text-pretty max-sm:col-span-2 max-sm:row-start-2">{children}</div>
      <p className={`text-right text-sm leading-7 ${isCurrent ? 'text-accent' : 'text-soft'}`}>{state}</p>
    </section>
  );
}
