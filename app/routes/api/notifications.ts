import { attemptJson } from '#app/forms/answer.ts';
import { ctxOf } from '#app/request/context.ts';
import { findNotifications } from '#domain/notifications/find-notifications.server.ts';
import { readAllNotifications } from '#domain/notifications/read-notifications.server.ts';
import type { Route } from './+types/notifications';

/** What the bell opens on. */
const LATEST = 5;

export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return attemptJson(async () => Response.json(await findNotifications(ctxOf(context), 1, LATEST)));
}

/** All of them are read. */
export function action({ context }: Route.ActionArgs): Promise<Response> {
  return attemptJson(async () => {
    await readAllNotifications(ctxOf(context));
    return new Response(null, { status: 204 });
  });
}
