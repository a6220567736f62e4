export const SENT_BY_SCRIPT = 'x-sent-by-script';

const REDIRECT_TO = 'x-redirect-to';

/**
 * Turns a redirect into a 204 with the same cookies and the address in a header, because scripts cannot read the
 * address of a redirect.
 */
export function readableRedirect(response: Response): Response {
  const address = response.headers.get('location');
  if (!address) return response;
  const headers = new Headers(response.headers);
  headers.delete('location');
  headers.set(REDIRECT_TO, address);
  return new Response(null, { status: 204, headers });
}

export const redirectIn = ({ headers }: Response): string | null => headers.get(REDIRECT_TO);
