import type { ReactNode } from 'react';

interface LegendProps {
  required?: boolean | undefined;
  /** The step's title says it already: only screen readers need it again. */
  hidden?: boolean;
  children: ReactNode;
}

/** The name of a group of choices, as a field's label looks. */
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

/** The sentence beside a group of choices when something is wrong with it. */
export function GroupError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className="mt-3 text-sm text-bad">
      {children}
    </p>
  );
}
