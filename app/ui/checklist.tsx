import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { Check } from './icons.tsx';

export interface ChecklistStep {
  label: string;
  isDone: boolean;
  to?: string | undefined;
}

interface ChecklistProps {
  title: string;
  text: string;
  steps: readonly ChecklistStep[];
  children?: ReactNode;
}

export function Checklist({ title, text, steps, children }: ChecklistProps) {
  const titleId = useId();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section
      aria-labelledby={titleId}
      className="mb-10 rounded-card border border-line bg-surface p-5 md:p-6"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={titleId}>{title}</h2>
        <p className="shrink-0 text-sm text-soft tabular-nums">
          {m.checklist_progress({ done, total: steps.length })}
        </p>
      </div>
      <p className="mt-1 max-w-prose text-soft">{text}</p>
      <ul className={`mt-4 grid gap-x-10 ${steps.length % 2 === 1 ? 'lg:grid-cols-3' : 'md:grid-cols-2'}`}>
        {steps.map((step) => (
          <Step key={step.label} {...step} />
        ))}
      </ul>
      {children && <p className="mt-4 text-sm text-soft">{children}</p>}
    </section>
  );
}

function Step({ label, isDone, to }: ChecklistStep) {
  return (
    <li className="flex min-h-11 items-center gap-3 border-t border-line">
      {isDone ? (
        <Check className="size-5 shrink-0 text-good" />
      ) : (
        <span aria-hidden className="m-0.5 size-4 shrink-0 rounded-full border border-edge" />
      )}
      {isDone || !to ? (
        <span className="text-soft">
          {label}
          {isDone && <span className="sr-only"> ({m.checklist_done()})</span>}
        </span>
      ) : (
        <Link to={to} className="py-2.5 underline underline-offset-4">
          {label}
        </Link>
      )}
    </li>
  );
}
