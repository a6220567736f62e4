import { attemptJson } from '#app/forms/answer.ts';
import { ctxOf } from '#app/request/context.ts';
import { requireMemberOrStaff } from '#domain/ctx.ts';
import { findShortlisted } from '#domain/shortlists/find-shortlists.server.ts';
import type { Route } from './+types/shortlisted';

const MAX_IDS = 100;

export function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  return attemptJson(context, async () => {
    const ctx = ctxOf(context);
    requireMemberOrStaff(ctx);
    const ids = (url.searchParams.get('ids') ?? '').split(',', MAX_IDS);
    return Response.json(await findShortlisted(ctx, ids));
  });
}
