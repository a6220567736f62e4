import { Link } from 'react-router';

interface SegmentedLinksProps {
  label: string;
  choices: readonly { to: string; label: string; count?: number; current: boolean }[];
}

export function SegmentedLinks({ label, choices }: SegmentedLinksProps) {
  return (
    <nav aria-label={label} className="flex w-fit max-w-full rounded-full border border-line bg-surface p-1">
      {choices.map((choice) => (
        <Link
          key={choice.label}
          to={choice.to}
          preventScrollReset
          aria-current={choice.current ? 'page' : undefined}
          className="flex min-h-9 items-center gap-1.5 rounded-full px-4 text-soft hover:text-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
        >
          {choice.label}
          {choice.count !== undefined && choice.count > 0 && (
            <span className="tabular-nums">{choice.count}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
