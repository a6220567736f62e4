import { type ReactNode, useId } from 'react';

interface LegendProps {
  required?: boolean | undefined;
  hidden?: boolean;
  children: ReactNode;
}

export function Legend({ required, hidden, children }: LegendProps) {
  return (
    <legend className={hidden ? 'sr-only' : 'mb-3 text-sm font-medium'}>
      {children}
      {required && <RequiredMark />}
    </legend>
  );
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-accent">
      {' '}
      *
    </span>
  );
}

interface GroupProps extends Omit<LegendProps, 'children'> {
  legend: string;
  help?: string | undefined;
  error: string | undefined;
  children: ReactNode;
}

export function Group({ legend, help, error, children, ...look }: GroupProps) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={described || undefined} data-invalid-group={error ? '' : undefined}>
      <Legend {...look}>{legend}</Legend>
      {children}
      {help && (
        <p id={`${id}-help`} className="mt-3 text-sm text-soft">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-3 text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
