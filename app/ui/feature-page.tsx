import type { ReactNode } from 'react';
import { BackLink } from './page.tsx';

interface FeaturePageProps {
  back: { to: string; label: string };
  picture: ReactNode;
  kicker?: ReactNode;
  title: string;
  lead: ReactNode;
  beside?: ReactNode;
  children: ReactNode;
}

export function FeaturePage({ back, picture, kicker, title, lead, beside, children }: FeaturePageProps) {
  return (
    <div className="mx-auto w-full max-w-6xl px-5 py-8 md:px-8 md:py-12">
      <BackLink {...back} />
      <div className="mb-14 grid items-start gap-x-12 gap-y-8 md:mb-20 md:grid-cols-[2fr_3fr] lg:items-end">
        {picture}
        <div className="min-w-0">
          {kicker}
          <h1 dir="auto" className="mt-4 text-balance lg:text-7xl">
            {title}
          </h1>
          <p className="mt-4 text-lg text-soft">{lead}</p>
          {beside && <div className="mt-8">{beside}</div>}
        </div>
      </div>
      {children}
    </div>
  );
}
