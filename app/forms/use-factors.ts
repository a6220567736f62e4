import { useRouteLoaderData } from 'react-router';
import type { Actor } from '#domain/ctx.ts';

/** Returns the second factors with which the viewer can log in. */
export function useFactors(): Actor['factors'] {
  return useRouteLoaderData<{ person: Pick<Actor, 'factors'> | null }>('root')?.person?.factors;
}
