import { isRouteErrorResponse } from 'react-router';

/** Returns the id of the failed request. Returns undefined if the error does not come from a request. */
export function faultIdOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const body: unknown = typeof error.data === 'string' ? parsed(error.data) : error.data;
  if (typeof body !== 'object' || body === null || !('requestId' in body)) return undefined;
  return typeof body.requestId === 'string' ? body.requestId : undefined;
}

/** Returns undefined for text that is not JSON, such as the answer of a proxy. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
