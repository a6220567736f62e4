import { createContext, type RouterContextProvider } from 'react-router';
import type { RequestOrigin } from '#domain/accounts/request-origin.ts';
import type { Ctx } from '#domain/ctx.ts';

/** What the server hands to every page: the domain's context, and what belongs to this one request. */
export interface RequestContext {
  ctx: Ctx;
  /** Allows this answer's own inline scripts, and no others. */
  nonce: string;
  requestId: string;
  /** Where the site is reached: `https://accolade.example`, without a slash at the end. */
  publicUrl: string;
  origin: RequestOrigin;
  /** What `pageOf` (wanted.ts) finds in the request. */
  page: string | null;
}

export const requestContext = createContext<RequestContext>();

/** The domain's context of the request being answered. */
export function ctxOf(context: Readonly<RouterContextProvider>): Ctx {
  return context.get(requestContext).ctx;
}
