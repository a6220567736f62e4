export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={`block animate-pulse rounded-card bg-sunken ${className}`} />;
}
