import type { Exchange } from './exchange.ts';
import { acceptsEncoding, matchesEtag } from './negotiation.ts';

export interface PrecompressedResponse {
  status: number;
  headers: Record<string, string>;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

/** Sends the body in the best accepted encoding, or 304 if the client has this ETag. */
export function sendPrecompressed(
  { request, response }: Exchange,
  { status, headers, bodies }: PrecompressedResponse,
): void {
  if (headers.etag && matchesEtag(request.headers['if-none-match'], headers.etag))
    return void response.writeHead(304, headers).end();
  const accepted = request.headers['accept-encoding'];
  const encoding = (['br', 'gzip'] as const).find((it) => bodies[it] && acceptsEncoding(accepted, it));
  const body = (encoding && bodies[encoding]) ?? bodies.identity;
  response.writeHead(status, {
    ...headers,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(body); // Node omits the body for HEAD.
}
