import type { ReactNode } from 'react';

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_1fr] gap-4 border-t border-line py-3 last:border-b sm:grid-cols-[9rem_1fr]">
      <dt className="text-sm leading-6 text-soft">{label}</dt>
      <dd dir="auto" className="min-w-0 text-pretty">
        {children}
      </dd>
    </div>
  );
}
