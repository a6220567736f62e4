import { isRouteErrorResponse } from 'react-router';

/**
 * Returns the id of the request that failed with this error. Returns undefined if the error does not come from a
 * request.
 */
export function faultIdOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const body: unknown = typeof error.data === 'string' ? parsed(error.data) : error.data;
  if (typeof body !== 'object' || body === null || !('requestId' in body)) return undefined;
  return typeof body.requestId === 'string' ? body.requestId : undefined;
}

/** Parses the JSON of an error body. Returns undefined for other text, such as the answer of a proxy. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
