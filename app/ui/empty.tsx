import type { ReactNode } from 'react';
import { Brace } from './mark.tsx';

export function Empty({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-dashed border-line px-6 py-14 text-center">
      <Brace className="h-16 text-accent opacity-60" />
      <h2>{title}</h2>
      {text && <p className="max-w-prose text-soft">{text}</p>}
      {action}
    </div>
  );
}
