import { createContext, type RouterContextProvider } from 'react-router';
import type { RequestOrigin } from '#domain/accounts/request-origin.ts';
import type { Ctx } from '#domain/ctx.ts';

export interface RequestContext {
  ctx: Ctx;
  /** The content security policy blocks inline scripts without this nonce. */
  nonce: string;
  requestId: string;
  /** Origin without a trailing slash: `https://accolade.example`. */
  publicUrl: string;
  origin: RequestOrigin;
  /** Path to return to after login (`pageOf`). Null for POST requests and downloads. */
  page: string | null;
}

export const requestContext = createContext<RequestContext>();

export function ctxOf(context: Readonly<RouterContextProvider>): Ctx {
  return context.get(requestContext).ctx;
}
