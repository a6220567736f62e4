import { Link } from 'react-router';
import type { To } from '#app/addresses/path.ts';
import type { NotificationView } from '#domain/notifications/notification.ts';
import { m } from '#messages';
import { formatAgo } from '#messages/format.ts';
import { notificationText } from '#messages/notification.ts';
import { currentLanguage } from '#messages/path-language.ts';

interface NotificationListProps {
  notifications: NotificationView[];
  now: Date;
  to: To;
}

/** Notifications link to `/notifications/:id`, which redirects to the page of their subject. */
export function NotificationList({ notifications, now, to }: NotificationListProps) {
  return (
    <ul className="border-t border-line">
      {notifications.map((notification) => (
        <li key={notification.id} className="border-b border-line">
          <Link
            to={to('/notifications/:notificationId', { notificationId: notification.id })}
            className="group grid min-h-11 grid-cols-[0.5rem_minmax(0,1fr)] gap-x-4 px-1 py-4 hover:bg-sunken"
          >
            <span
              aria-hidden
              className={`mt-2 size-2 rounded-full ${notification.isRead ? '' : 'bg-unread'}`}
            />
            <span className="min-w-0">
              <span className={`wrap-anywhere ${notification.isRead ? 'text-soft' : 'font-medium'}`}>
                {!notification.isRead && <span className="sr-only">{m.notification_unread()} </span>}
                {notificationText(notification)}
              </span>
              <time
                dateTime={notification.createdAt.toISOString()}
                className="mt-0.5 block text-sm text-soft tabular-nums"
              >
                {formatAgo(notification.createdAt, now, currentLanguage())}
              </time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
