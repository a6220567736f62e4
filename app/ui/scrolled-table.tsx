import type { ReactNode } from 'react';

export const head = 'py-2 pr-6 last:pr-0 text-sm font-normal text-soft whitespace-nowrap';
export const cell = 'py-3 pr-6 last:pr-0 align-top tabular-nums';

export function ScrolledTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll only what has the focus
      tabIndex={0}
      className="overflow-x-auto max-md:-mx-5 max-md:px-5"
    >
      <table className="w-full min-w-2xl">{children}</table>
    </section>
  );
}
