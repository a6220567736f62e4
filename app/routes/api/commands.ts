import { attemptJson } from '#app/forms/answer.ts';
import { ctxOf } from '#app/request/context.ts';
import { findCommandMatches } from '#domain/command-menu/find-command-matches.server.ts';
import type { Route } from './+types/commands';

export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const query = new URL(request.url).searchParams;
  return attemptJson(context, async () => Response.json(await findCommandMatches(ctxOf(context), query)));
}
