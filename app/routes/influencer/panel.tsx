import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  text: string;
  sign?: ReactNode;
  children?: ReactNode;
}

export function Panel({ title, text, sign, children }: PanelProps) {
  return (
    <section className="grid gap-6 rounded-card border border-line bg-surface p-6 md:p-8">
      <div className="flex items-center gap-5">
        {sign}
        <div className="wrap-anywhere">
          <h2>{title}</h2>
          <p className="mt-2 max-w-prose text-soft">{text}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
