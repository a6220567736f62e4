import { attemptJson } from '#app/forms/answer.ts';
import { ctxOf } from '#app/request/context.ts';
import { findLatestNotifications } from '#domain/notifications/find-notifications.server.ts';
import type { Route } from './+types/former-notifications';
import { LATEST } from './notifications.ts';

export { action } from './notifications.ts';

/** Open pages of version 0.1.0 read the former key `notices`. Remove this route in version 0.2.0. */
export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return attemptJson(context, async () => {
    const { notifications, ...counts } = await findLatestNotifications(ctxOf(context), LATEST);
    return Response.json({ notices: notifications, ...counts });
  });
}
