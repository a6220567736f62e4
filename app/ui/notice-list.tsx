import { Link } from 'react-router';
import type { NoticeView } from '#domain/notifications/notice.ts';
import { m } from '#messages';
import { formatAgo } from '#messages/format.ts';
import { spokenLanguage } from '#messages/language.ts';
import { noticeText } from '#messages/notice.ts';

interface NoticeListProps {
  notices: NoticeView[];
  now: Date;
  /** Makes an address in the page's language. */
  to: (path: string) => string;
}

/** What somebody was told, the newest first; what is not read yet stands out. Each leads where it belongs. */
export function NoticeList({ notices, now, to }: NoticeListProps) {
  return (
    <ul className="border-t border-line">
      {notices.map((notice) => (
        <li key={notice.id} className="border-b border-line">
          <Link
            to={to(`/notices/${notice.id}`)}
            className="group grid min-h-11 grid-cols-[0.5rem_minmax(0,1fr)] gap-x-4 px-1 py-4 hover:bg-sunken"
          >
            <span
              aria-hidden
              className={`mt-2 size-2 rounded-full ${notice.isRead ? '' : 'bg-accent-fill'}`}
            />
            <span className="min-w-0">
              <span className={`wrap-anywhere ${notice.isRead ? 'text-soft' : 'font-medium'}`}>
                {!notice.isRead && <span className="sr-only">{m.notice_unread()} </span>}
                {noticeText(notice)}
              </span>
              <time
                dateTime={notice.createdAt.toISOString()}
                className="mt-0.5 block text-sm text-soft tabular-nums"
              >
                {formatAgo(notice.createdAt, now, spokenLanguage())}
              </time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
