import type { ReactNode } from 'react';
import { TriangleAlert } from './icons.tsx';

export function Alert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="flex items-start gap-2.5 rounded-card bg-bad-ground px-4 py-3 text-bad">
      <TriangleAlert className="mt-0.5 size-5 shrink-0" />
      {children}
    </p>
  );
}
