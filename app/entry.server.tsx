import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { log } from '#services/log.ts';
import { mainCacheFor } from './rendering/main-cache.server.ts';
import { NonceContext } from './rendering/nonce.ts';
import { type Handle, ServerOnlyPageContext } from './rendering/server-only-page.ts';
import { requestContext } from './request/context.ts';
import { flashIn, noFlash } from './toasts/flash.ts';
import { isToastName, toastText } from './toasts/toast-text.ts';

export { renderCard } from './rendering/render-card.server.tsx';

const RENDER_TIMEOUT_MS = 10_000;

type Rendering = [
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
];

export default function handleRequest(...rendering: Rendering): Response | Promise<Response> {
  const [, status, headers, entry] = rendering;
  const { serverOnly, listed } = handleOf(entry);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (listed && status === 200) headers.set('x-robots-tag', 'all');
  return serverOnly ? renderServerOnlyPage(...rendering) : renderApplication(...rendering);
}

function handleOf({ staticHandlerContext, routeModules }: EntryContext): Handle {
  const id = staticHandlerContext.matches.at(-1)?.route.id;
  return (id !== undefined && (routeModules[id]?.handle as Handle | undefined)) || {};
}

/** A server-only page has no React in the browser, so the HTML contains no loader data. */
function renderServerOnlyPage(...[request, status, headers, entry]: Rendering): Response {
  const handle = handleOf(entry);
  const main = mainCacheFor(handle, entry, request.url);
  const name = flashIn(request.headers.get('cookie'));
  if (name) for (const cookie of noFlash) headers.append('set-cookie', cookie);
  const flash = name && isToastName(name) ? toastText(name) : undefined;
  const withoutData = { ...entry };
  delete withoutData.serverHandoffStream;
  const page = renderToString(
    <ServerOnlyPageContext
      value={{ flash, showsToasts: flash !== undefined || handle.toasts === true, main: main?.cached }}
    >
      <ServerRouter context={withoutData} url={request.url} />
    </ServerOnlyPageContext>,
  );
  if (main?.cached === undefined) main?.store(page);
  // A Buffer is faster than a string, because Node would search the string for lone surrogates.
  return new Response(Buffer.from(`<!DOCTYPE html>${page}`), { headers, status });
}

/** The page is not streamed, because every loader has already finished. */
async function renderApplication(
  ...[request, status, headers, entry, context]: Rendering
): Promise<Response> {
  const { nonce } = context.get(requestContext);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const failures: unknown[] = [];
  const { pipe, abort } = renderToPipeableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      onAllReady: resolve,
      onShellError: reject,
      onError: (error: unknown) => void failures.push(error),
    },
  );
  const timeout = setTimeout(abort, RENDER_TIMEOUT_MS);
  await promise.finally(() => clearTimeout(timeout));
  for (const error of failures)
    log.error('a part of a page failed', { error, path: new URL(request.url).pathname });
  const chunks: Buffer[] = [];
  const page = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk);
      done();
    },
  });
  await finished(pipe(page));
  return new Response(Buffer.concat(chunks), { headers, status });
}

/** Logs only rendering faults. `withRequestIds` already logs the faults of loaders and actions. */
export function handleError(
  error: unknown,
  args: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (args.request.signal.aborted) return;
  if (isRouteErrorResponse(error)) return;
  log.error('a request failed', {
    error,
    path: new URL(args.request.url).pathname,
    requestId: args.context.get(requestContext).requestId,
  });
}
