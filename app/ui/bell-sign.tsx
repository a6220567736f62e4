import { m } from '#messages';
import { Count } from './count.tsx';
import { Bell } from './icons.tsx';

export function BellSign({ unread }: { unread: number }) {
  return (
    <>
      <Bell />
      <span className="sr-only">{m.notification_title()}</span>
      {unread > 0 && (
        <span className="absolute top-0.5 right-0">
          <Count count={unread} label={m.notification_unread_count({ count: unread })} />
        </span>
      )}
    </>
  );
}
