import type { RouterProviderProps } from 'react-router';

interface RouteModules {
  module: string;
  clientActionModule?: string;
  clientLoaderModule?: string;
  imports?: string[];
}

declare global {
  interface Window {
    // `HydratedRouter` sets the router, and a script of `Scripts` sets the manifest. React Router offers no other
    // access to them.
    __reactRouterDataRouter: RouterProviderProps['router'];
    __reactRouterManifest: { routes: Record<string, RouteModules | undefined> };
  }
}

export const router = () => window.__reactRouterDataRouter;

export const modulesOf = (routeId: string) => window.__reactRouterManifest.routes[routeId];
