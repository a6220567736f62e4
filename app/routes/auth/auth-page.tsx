import type { ReactNode } from 'react';
import { JoiningBrace } from '#app/ui/mark.tsx';

interface AuthPageProps {
  title: ReactNode;
  lead: string;
  /** Pictures beside the form. */
  pictures: ReactNode;
  /** Set if the pictures are links. Small screens hide pictures that are not links. */
  isNavigation?: boolean;
  children: ReactNode;
}

/**
 * A curly brace connects the pictures and the form. The brace points right on large screens and down on small
 * screens.
 */
export function AuthPage({ title, lead, pictures, isNavigation = false, children }: AuthPageProps) {
  return (
    <div className="mx-auto grid w-full max-w-xl px-5 py-8 md:px-8 md:py-12 lg:max-w-6xl lg:grid-cols-[5fr_auto_6fr] lg:gap-x-5 lg:py-14">
      <div className={`lg:grid lg:min-h-160 ${isNavigation ? 'grid' : 'hidden'}`}>{pictures}</div>
      <div className="relative hidden w-12 lg:block">
        <JoiningBrace
          length={560}
          className="absolute top-1/2 h-160 max-w-full -translate-y-1/2 text-accent"
        />
      </div>
      {isNavigation && <JoiningBrace down className="mt-3 w-full text-accent lg:hidden" />}
      <div className={`min-w-0 self-center lg:pl-3 ${isNavigation ? 'max-lg:mt-5' : ''}`}>
        <h1>{title}</h1>
        <p className="mt-3 mb-7 text-soft">{lead}</p>
        {children}
      </div>
    </div>
  );
}
