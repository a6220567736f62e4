import { data, isRouteErrorResponse } from 'react-router';

/**
 * A page's action as the browser calls it: when the server cannot be reached, or breaks, the form stays on the page
 * with all that was typed, and hears `{ failed: true }`. Redirects and 404s go on.
 */
export async function sendTyped<T>(serverAction: () => Promise<T>) {
  try {
    return await serverAction();
  } catch (error) {
    const goesOn = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
    if (goesOn) throw error;
    // With this status the page is not asked to load anew, which would fail as well and take the form away.
    return data({ failed: true as const }, { status: 503 });
  }
}
