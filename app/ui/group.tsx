import type { ReactNode } from 'react';

interface LegendProps {
  required?: boolean | undefined;
  /** Visible to screen readers only, where a title shows the same text. */
  hidden?: boolean;
  children: ReactNode;
}

/** Legend of a group of choices, styled like a field's label. */
export function Legend({ required, hidden, children }: LegendProps) {
  return (
    <legend className={hidden ? 'sr-only' : 'mb-3 text-sm font-medium'}>
      {children}
      {required && (
        <span aria-hidden="true" className="text-accent">
          {' '}
          *
        </span>
      )}
    </legend>
  );
}

export function GroupError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className="mt-3 text-sm text-bad">
      {children}
    </p>
  );
}
