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
  /** Page to return to after login (`pageOf`). Null if the request is not for a page. */
  page: string | null;
}

export const requestContext = createContext<RequestContext>();

export function ctxOf(context: Readonly<RouterContextProvider>): Ctx {
  return context.get(requestContext).ctx;
}
