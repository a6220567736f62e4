import type { ReactNode } from 'react';
import { AskedBlock } from './asked-block.tsx';
import type { ContentPageProps } from './content-page.ts';
import { EarlierVersions } from './earlier-versions.tsx';

interface ContentColumnsProps extends Pick<ContentPageProps, 'view' | 'heading' | 'conversation'> {
  /** Draft or screenshots. If there are none, the conversation is beside the heading. */
  stage: ReactNode;
  /** Button that drops the content. Shown last in the column of the terms. */
  drop?: ReactNode;
  children: ReactNode;
}

/** On a phone, the heading is above the draft, and `children` are below the draft. */
export function ContentColumns({ view, heading, stage, drop, conversation, children }: ContentColumnsProps) {
  if (!stage)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="min-w-0">
          {heading}
          <AskedBlock view={view} />
          {children}
          <EarlierVersions view={view} />
          {drop}
        </div>
        <div className="min-w-0 lg:sticky lg:top-6">{conversation}</div>
      </div>
    );
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1.42fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-0">
        <div className="min-w-0 lg:col-start-2">{heading}</div>
        <div className="min-w-0 lg:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">{stage}</div>
        <div className="min-w-0 lg:col-start-2">{children}</div>
      </div>
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 border-t border-line pt-10 lg:grid-cols-[minmax(0,1.42fr)_minmax(0,1fr)]">
        <div className="min-w-0 *:first:mt-0 *:first:border-0 *:first:pt-0">
          <AskedBlock view={view} />
          <EarlierVersions view={view} />
          {drop}
        </div>
        <div className="min-w-0">{conversation}</div>
      </div>
    </>
  );
}
