import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';

interface Tab {
  to: string;
  label: string;
  count?: number;
  sign?: ReactNode;
  current: boolean;
}

export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const row = useRef<HTMLElement>(null);
  const open = tabs.find((tab) => tab.current)?.to;
  // Scrolls the row to the open tab on a phone. `scrollIntoView` would also scroll the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab opens
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - row.current.clientWidth / 3;
  }, [open]);
  return (
    <nav
      ref={row}
      aria-label={label}
      className="relative mb-8 flex gap-4 overflow-x-auto border-b border-line max-md:-mx-5 max-md:px-5 md:gap-6"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          preventScrollReset
          aria-current={tab.current ? 'page' : undefined}
          className="-mb-px flex min-h-11 -outline-offset-2 items-center gap-1.5 border-b-2 border-transparent whitespace-nowrap text-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
        >
          {tab.sign}
          {tab.label}
          {tab.count !== undefined && <span className="text-sm tabular-nums">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
