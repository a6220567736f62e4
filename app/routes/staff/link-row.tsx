import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';

interface LinkRowProps {
  to: string;
  title: string;
  facts: readonly (string | false | null)[];
  dense?: boolean;
  children: ReactNode;
}

/** Positions where a long email address may wrap: before `@` and dots. */
const BREAKS = /(?=@|\.\w)/;

export function LinkRow({ to, title, facts, dense = false, children }: LinkRowProps) {
  return (
    <li className="border-b border-line">
      <Link
        to={to}
        className={`group flex flex-wrap items-center justify-between gap-x-8 ${dense ? 'gap-y-1 py-4' : 'gap-y-2 py-5'}`}
      >
        <span className="min-w-0">
          <span className="block font-serif text-2xl leading-tight decoration-1 underline-offset-4 wrap-anywhere group-hover:underline">
            {title}
          </span>
          <span className={`block text-soft wrap-anywhere ${dense ? '' : 'mt-1'}`}>
            {facts
              .filter(Boolean)
              .join(' · ')
              .split(BREAKS)
              .map((part, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other key
                <Fragment key={at}>
                  {at > 0 && <wbr />}
                  {part}
                </Fragment>
              ))}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-3 text-sm text-soft">{children}</span>
      </Link>
    </li>
  );
}
