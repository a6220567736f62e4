const MAX = 99;

/** How many of something wait for somebody: a figure for the eye, a sentence for the ear. */
export function Count({ count, label }: { count: number; label: string }) {
  return (
    <span className="inline-grid h-5 min-w-5 place-items-center rounded-full bg-accent-fill px-1.5 text-xs font-medium text-on-accent tabular-nums">
      <span aria-hidden>{count > MAX ? `${MAX}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
