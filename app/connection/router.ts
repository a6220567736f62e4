import type { RouterProviderProps } from 'react-router';

interface RouteModules {
  module: string;
  clientActionModule?: string;
  clientLoaderModule?: string;
  imports?: string[];
}

declare global {
  interface Window {
    // `HydratedRouter` creates both and has no other way to reach them.
    __reactRouterDataRouter: RouterProviderProps['router'];
    __reactRouterManifest: { routes: Record<string, RouteModules | undefined> };
  }
}

/** React Router's router of this tab. */
export const router = () => window.__reactRouterDataRouter;

/** The scripts of a route by its id, as React Router loads them. */
export const modulesOf = (routeId: string) => window.__reactRouterManifest.routes[routeId];
