/** A placeholder for loading content. `className` sets its size. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={`block animate-pulse rounded-card bg-sunken ${className}`} />;
}
