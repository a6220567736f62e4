import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { FaultPage } from './fault-page.tsx';

export function ErrorPage({ error, missing }: { error: unknown; missing: ReactNode }) {
  if (isRouteErrorResponse(error) && error.status === 404) return missing;
  return <FaultPage error={error} />;
}
