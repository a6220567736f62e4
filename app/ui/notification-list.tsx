import { Link } from 'react-router';
import type { To } from '#app/addresses/path.ts';
import type { NotificationLine } from '#domain/notifications/notification-line.ts';
import { m } from '#messages';
import { messageSummary } from '#messages/message-summary.ts';
import { clockTime, dayHeading } from '#messages/message-time.ts';
import { markedText, notificationSign } from '#messages/notification.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { NotificationFace } from './notification-face.tsx';

interface NotificationListProps {
  notifications: NotificationLine[];
  clock: { now: Date; zone: string };
  to: To;
  small?: boolean;
}

export function NotificationList({ notifications, clock: { now, zone }, to, small }: NotificationListProps) {
  const language = currentLanguage();
  const days = new Map<string, NotificationLine[]>();
  for (const line of notifications) {
    const day = dayHeading(line.createdAt, now, zone, language);
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return [...days].map(([day, lines]) => (
    <section key={day} className="not-first:mt-8">
      {small ? (
        <p className="mb-1.5 text-sm font-medium text-soft" suppressHydrationWarning>
          {day}
        </p>
      ) : (
        <h2 className="mb-3" suppressHydrationWarning>
          {day}
        </h2>
      )}
      <ul className="border-t border-line">
        {lines.map((line) => (
          <li key={line.id} className="border-b border-line">
            <Line {...{ line, zone, to }} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** `/notifications/:id` redirects to the page of the notification's subject. */
function Line({ line, zone, to }: { line: NotificationLine; zone: string; to: To }) {
  const { id, isRead, applicants, createdAt, kind, message, waiting } = line;
  const merged = applicants > 1 ? 1 : null;
  const facts = [
    notificationSign(kind),
    waiting > 0 && (merged ? m.notification_waiting({ count: waiting }) : m.notification_waits()),
  ].filter(Boolean);
  return (
    <Link
      to={to('/notifications/:notificationId', { notificationId: id, merged })}
      className="group grid grid-cols-[3.25rem_minmax(0,1fr)_0.5rem] gap-x-4 px-1 py-4 hover:bg-sunken"
    >
      <NotificationFace line={line} />
      <span className="min-w-0">
        <span className="block wrap-anywhere text-soft">
          {!isRead && <span className="sr-only">{m.notification_unread()} </span>}
          {markedText(line).map((part, index) =>
            index % 2 === 0 ? (
              part
            ) : (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have a fixed order
                key={index}
                dir="auto"
                className="font-medium text-ink"
              >
                {part}
              </span>
            ),
          )}
        </span>
        {message && (
          <span dir="auto" className="mt-0.5 line-clamp-2 font-serif text-xl leading-6 wrap-anywhere">
            {m.notification_quote({ text: messageSummary(message) })}
          </span>
        )}
        <span className="mt-1 block text-sm text-soft tabular-nums">
          <time dateTime={createdAt.toISOString()} suppressHydrationWarning>
            {clockTime(createdAt, zone, currentLanguage())}
          </time>
          {facts.map((fact) => ` · ${fact}`)}
        </span>
      </span>
      <span aria-hidden className={`mt-2 size-2 rounded-full ${isRead ? '' : 'bg-unread'}`} />
    </Link>
  );
}
