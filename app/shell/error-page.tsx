import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';
import { FaultPage } from './fault-page.tsx';

/** In place of a page that could not be made: `missing` when its thing is not there (404); else the fault is ours. */
export function ErrorPage({ error, missing }: { error: unknown; missing: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  if (isRouteErrorResponse(error) && error.status === 404) return missing;
  return <FaultPage requestId={root?.requestId} />;
}
