import { Skeleton } from './skeleton.tsx';

const entries = [1, 2, 3, 4, 5, 6];

/** The outline has the layout of a `Page` with a list of cards or rows, so little shifts when the page arrives. */
export function ListOutline({ label, hasCards }: { label: string; hasCards: boolean }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-5 py-8 md:px-8 md:py-12" aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="mb-8 h-12 w-64 max-w-full" />
      <Skeleton className="mb-8 h-9 w-full max-w-md" />
      {hasCards ? (
        <div className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {entries.map((it) => (
            <div key={it} className="grid gap-3">
              <Skeleton className="aspect-4/3 w-full sm:aspect-4/5" />
              <Skeleton className="h-7 w-4/5" />
              <Skeleton className="h-5 w-1/2" />
            </div>
          ))}
        </div>
      ) : (
        <div className="border-t border-line">
          {entries.map((it) => (
            <div key={it} className="flex items-center gap-4 border-b border-line py-4">
              <Skeleton className="size-12 shrink-0" />
              <div className="grid flex-1 gap-2">
                <Skeleton className="h-5 w-2/5" />
                <Skeleton className="h-4 w-3/5" />
              </div>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
