import { Link } from 'react-router';

interface Tab {
  to: string;
  label: string;
  count?: number;
  current: boolean;
}

/** Tabs that are links: the address says which one is open, so a link shares the view. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="mb-8 flex gap-6 overflow-x-auto border-b border-line">
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          preventScrollReset
          aria-current={tab.current ? 'page' : undefined}
          className="-mb-px flex min-h-11 items-center gap-1.5 border-b-2 border-transparent whitespace-nowrap text-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
        >
          {tab.label}
          {tab.count !== undefined && <span className="text-sm tabular-nums">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
