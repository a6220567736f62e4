/** Holds the place and the shape of what is still on its way; `className` gives it its size. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={`block animate-pulse rounded-card bg-sunken ${className}`} />;
}
