import { attemptJson } from '#app/forms/answer.ts';
import { ctxOf } from '#app/request/context.ts';
import { findLatestNotifications } from '#domain/notifications/find-notifications.server.ts';
import { readAllNotifications } from '#domain/notifications/read-notifications.server.ts';
import type { Route } from './+types/notifications';

export const LATEST = 5;

export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return attemptJson(context, async () =>
    Response.json(await findLatestNotifications(ctxOf(context), LATEST)),
  );
}

export function action({ context }: Route.ActionArgs): Promise<Response> {
  return attemptJson(context, async () => {
    await readAllNotifications(ctxOf(context));
    return new Response(null, { status: 204 });
  });
}
