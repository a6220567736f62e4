import { Form, Link, useNavigation } from 'react-router';
import { pathTo } from '#app/addresses/path.ts';
import { attempt } from '#app/forms/answer.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { useUnread } from '#app/live/unread.tsx';
import { useClock } from '#app/rendering/use-clock.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { pageIn } from '#app/request/page-number.ts';
import { Button } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { NotificationList } from '#app/ui/notification-list.tsx';
import { Page } from '#app/ui/page.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { SegmentedLinks } from '#app/ui/segmented-links.tsx';
import { findNotifications } from '#domain/notifications/find-notifications.server.ts';
import { readAllNotifications } from '#domain/notifications/read-notifications.server.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/notifications';

export const meta: Route.MetaFunction = () => [{ title: `${m.notification_title()} · ${site.name}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  admit(context);
  const ctx = ctxOf(context);
  const query = new URL(request.url).searchParams;
  const isUnreadOnly = query.has('unread', '1');
  const found = await findNotifications(ctx, pageIn(query), { unread: isUnreadOnly });
  return { asOf: ctx.now.toISOString(), isUnreadOnly, ...found };
}

export async function action({ context }: Route.ActionArgs) {
  admit(context);
  const ctx = ctxOf(context);
  return attempt(async () => {
    await readAllNotifications(ctx);
    return null;
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const { notifications, unread, asOf, isUnreadOnly, page, pages } = loaderData;
  const to = usePath();
  const clock = useClock(asOf);
  const allUnread = useUnread().notifications;
  const pathOf = (unreadOnly: boolean, at = 1) =>
    to(pathTo('/notifications', { unread: unreadOnly ? 1 : null, page: at > 1 ? at : null }));
  useFormAnswer(actionData);
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Page
      title={m.notification_title()}
      lead={m.notification_lead()}
      action={
        unread > 0 && (
          <Form method="post">
            <Button type="submit" look="secondary" busy={busy} busyLabel={m.notification_marking()}>
              {m.notification_mark_all()}
            </Button>
          </Form>
        )
      }
    >
      {(notifications.length > 0 || isUnreadOnly) && (
        <div className="mb-8">
          <SegmentedLinks
            label={m.notification_which()}
            choices={[
              { to: pathOf(false), label: m.notification_filter_all(), current: !isUnreadOnly },
              {
                to: pathOf(true),
                label: m.notification_filter_unread(),
                count: allUnread,
                current: isUnreadOnly,
              },
            ]}
          />
        </div>
      )}
      {notifications.length === 0 ? (
        <Empty
          title={isUnreadOnly ? m.notification_all_read() : m.notification_empty()}
          text={isUnreadOnly ? m.notification_all_read_text() : m.notification_empty_text()}
        />
      ) : (
        <NotificationList {...{ notifications, clock, to }} />
      )}
      <Pager page={page} pages={pages} to={(it) => pathOf(isUnreadOnly, it)} />
      <p className="mt-10">
        <Link
          to={to('/profile', { tab: 'notifications' })}
          className="text-accent underline underline-offset-4"
        >
          {m.notification_settings_link()}
        </Link>
      </p>
    </Page>
  );
}
