import { isRouteErrorResponse } from 'react-router';

export function faultIdOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const body: unknown = typeof error.data === 'string' ? parsed(error.data) : error.data;
  if (typeof body !== 'object' || body === null || !('requestId' in body)) return undefined;
  return typeof body.requestId === 'string' ? body.requestId : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
