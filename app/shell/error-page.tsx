import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { FaultPage } from './fault-page.tsx';

/** Shows `missing` for a 404 and the fault page for all other errors. */
export function ErrorPage({ error, missing }: { error: unknown; missing: ReactNode }) {
  if (isRouteErrorResponse(error) && error.status === 404) return missing;
  return <FaultPage error={error} />;
}
