import type { FiguresSource } from '#domain/influencers/figures.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { Mark } from './mark.tsx';

interface FigureSourceProps {
  source: FiguresSource | 'counted';
  /** When the figure was declared or read. */
  at: Date | null;
}

/**
 * Shows the source of a figure: a ring for declared, a filled ring for read on Instagram, a curly brace for counted
 * by this site.
 */
export function FigureSource({ source, at }: FigureSourceProps) {
  return (
    <span className="inline-flex items-baseline gap-1.5 text-soft">
      {source === 'counted' ? (
        <Mark className="h-3.5 w-auto shrink-0 self-center text-accent" />
      ) : (
        <span
          aria-hidden
          className={`size-2 shrink-0 rounded-full border border-current ${source === 'verified' ? 'bg-current' : ''}`}
        />
      )}
      <span>{textOf(source, at)}</span>
    </span>
  );
}

function textOf(source: FigureSourceProps['source'], at: FigureSourceProps['at']): string {
  if (source === 'counted') return m.source_counted();
  const date = at && formatDate(at, currentLanguage());
  if (source === 'declared') return date ? m.source_declared_on({ date }) : m.source_declared();
  return date ? m.source_read({ date }) : m.source_read_undated();
}
