interface RequestOptions {
  cookie?: string;
  /** A form, or an object sent as JSON. A request with a body is a POST. */
  body?: URLSearchParams | object | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export function request(
  url: string,
  { cookie = '', body, headers, signal }: RequestOptions = {},
): Promise<Response> {
  const isForm = body instanceof URLSearchParams;
  return fetch(url, {
    method: body ? 'POST' : 'GET',
    redirect: 'manual',
    ...(signal && { signal }),
    headers: { cookie, ...(body && !isForm && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
}

export const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((it) => it.split(';')[0] ?? '')
    .filter((it) => !it.endsWith('='))
    .join('; ');
