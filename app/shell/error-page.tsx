import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';
import { FaultPage } from './fault-page.tsx';

/** The page for an error of a route. Shows `missing` for a 404 and the fault page for all other errors. */
export function ErrorPage({ error, missing }: { error: unknown; missing: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  if (isRouteErrorResponse(error) && error.status === 404) return missing;
  return <FaultPage requestId={root?.requestId} />;
}
