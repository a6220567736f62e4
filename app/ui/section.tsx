import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  text?: ReactNode;
  id?: string;
  children: ReactNode;
}

export function Section({ title, text, id, children }: SectionProps) {
  return (
    <section
      id={id}
      className="grid gap-x-12 gap-y-6 border-t border-line py-8 first:border-0 first:pt-0 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:py-10 md:first:pt-0"
    >
      <div>
        <h2>{title}</h2>
        {text && <div className="mt-2 max-w-prose text-sm text-soft">{text}</div>}
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">{children}</div>
    </section>
  );
}
