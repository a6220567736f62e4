import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { ChevronDown } from './icons.tsx';

interface ToDoProps {
  headline?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  groups: ReactNode;
}

export function ToDo({ headline, action, children, groups }: ToDoProps) {
  const titleId = useId();
  const frame = 'mb-12 border-t border-ink pt-5';
  if (!headline) {
    return (
      <section aria-labelledby={titleId} className={frame}>
        <h2 id={titleId}>{m.todo_title()}</h2>
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 md:grid-cols-2">{groups}</div>
      </section>
    );
  }
  return (
    <section
      aria-labelledby={titleId}
      className={`${frame} grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]`}
    >
      <div className="grid min-w-0 grid-cols-1 content-start gap-y-4 md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-6">
        <h2 id={titleId}>
          <span className="block font-sans text-sm font-medium text-soft">{m.todo_title()}</span>
          <span className="block text-4xl">{headline}</span>
        </h2>
        <div className="min-w-0 md:col-span-2 md:row-start-2">{children}</div>
        <div className="grid grid-cols-[minmax(0,1fr)] md:col-start-2 md:row-start-1 md:self-end">
          {action}
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 md:max-lg:grid-cols-2 lg:border-l lg:border-line lg:pl-10">
        {groups}
      </div>
    </section>
  );
}

interface ToDoGroupProps {
  title: string;
  total: number;
  all?: { to: string; label: string } | false;
  /** `ToDoMore` with the lines that do not fit. */
  more?: ReactNode;
  children: ReactNode;
}

export function ToDoGroup({ title, total, all, more, children }: ToDoGroupProps) {
  const titleId = useId();
  if (total === 0) return null;
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <h3 id={titleId} className="flex justify-between font-sans text-base font-medium">
        {title} <span className="font-normal text-soft tabular-nums">{total}</span>
      </h3>
      <ul className="mt-1 divide-y divide-line">{children}</ul>
      {more}
      {all && (
        <Link
          to={all.to}
          className="mt-2 inline-flex min-h-6 items-center text-sm underline underline-offset-4"
        >
          {all.label}
        </Link>
      )}
    </section>
  );
}

export function ToDoMore({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group/more mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown className="transition-transform duration-150 group-open/more:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

interface ToDoLineProps {
  picture: ReactNode;
  title: string;
  detail: ReactNode;
  time?: string | undefined;
  /** Text that says what the link of the line is for. */
  action?: string;
  /** Button that completes the task. The rest of the line is a link to `to`. */
  button?: ReactNode;
  to: string;
  titleId?: string;
}

export function ToDoLine(props: ToDoLineProps) {
  const { picture, title, detail, time, action, button, to, titleId } = props;
  return (
    <li className="group relative flex items-center gap-3.5 py-3">
      <span className="w-11 shrink-0">{picture}</span>
      <span className="min-w-0 flex-1">
        <span className="flex min-w-0 items-baseline justify-between gap-3">
          <Link
            to={to}
            id={titleId}
            dir="auto"
            className="min-w-0 truncate font-medium underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
          {time && <span className="shrink-0 text-sm text-soft tabular-nums">{time}</span>}
        </span>
        <span dir="auto" className="line-clamp-2 text-sm text-soft">
          {detail}
        </span>
      </span>
      {action && (
        <span aria-hidden className="shrink-0 text-sm underline underline-offset-4">
          {action}
        </span>
      )}
      {button && <span className="relative z-10 shrink-0 noscript:shrink">{button}</span>}
    </li>
  );
}
