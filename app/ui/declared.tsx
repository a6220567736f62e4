import type { ReactNode } from 'react';
import type { FiguresSource } from '#domain/influencers/figures.ts';
import { m } from '#messages';

export function Declared({ source, children }: { source: FiguresSource; children?: ReactNode }) {
  if (source === 'verified') return null;
  return (
    <span className="inline-flex items-center gap-1 text-xs font-normal text-soft">
      <span aria-hidden className="size-1.5 rounded-full border border-current" />
      {children ?? m.influencer_declared()}
    </span>
  );
}
