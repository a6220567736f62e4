import { Skeleton } from './skeleton.tsx';

interface FeatureOutlineProps {
  label: string;
  isCompact: boolean;
}

export function FeatureOutline({ label, isCompact }: FeatureOutlineProps) {
  return (
    <div className="mx-auto w-full max-w-6xl px-5 py-8 md:px-8 md:py-12" aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="mb-6 h-6 w-32" />
      <div
        className={`grid items-start ${isCompact ? 'grid-cols-[5.5rem_1fr] gap-5 sm:grid-cols-[9rem_1fr] lg:gap-8' : 'gap-x-12 gap-y-8 md:grid-cols-[2fr_3fr] lg:items-end'}`}
      >
        <Skeleton className={`w-full ${isCompact ? 'aspect-4/5' : 'aspect-4/3 md:aspect-4/5'}`} />
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <Skeleton className="h-7 w-20" />
          <Skeleton className="h-12 w-4/5 lg:h-20" />
          <Skeleton className="h-14 w-1/2" />
          <Skeleton className="mt-4 h-11 w-64 max-w-full" />
        </div>
      </div>
    </div>
  );
}
