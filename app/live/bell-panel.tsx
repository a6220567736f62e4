import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { pathTo } from '#app/addresses/path.ts';
import { callJson } from '#app/forms/call-json.ts';
import { usePath } from '#app/language.ts';
import { useClock } from '#app/rendering/use-clock.ts';
import { Button } from '#app/ui/button.tsx';
import { NotificationList } from '#app/ui/notification-list.tsx';
import type { Notifications } from '#domain/notifications/notification-line.ts';
import { m } from '#messages';

const ADDRESS = pathTo('/api/notifications');

type Latest = Notifications['notifications'];

interface BellPanelProps {
  openings: number;
  unread: number;
}

export default function BellPanel({ openings, unread }: BellPanelProps) {
  const { revalidate } = useRevalidator();
  const [latest, setLatest] = useState<Latest | 'failed' | undefined>();
  const [busy, setBusy] = useState(false);
  const title = useRef<HTMLParagraphElement>(null);

  const load = async () => setLatest(await findLatest());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening loads the notifications again
  useEffect(() => void load(), [openings]);
  const markAll = async () => {
    const pressed = document.activeElement;
    setBusy(true);
    const answer = await callJson(ADDRESS, { method: 'POST' });
    if (answer?.ok) {
      await Promise.all([load(), revalidate()]);
      // The button disappears. The person may have moved on meanwhile.
      if ([pressed, document.body].includes(document.activeElement)) title.current?.focus();
    } else setLatest('failed');
    setBusy(false);
  };
  return (
    <>
      <div className="mb-3 flex min-h-9 items-center justify-between gap-3">
        <p ref={title} tabIndex={-1} className="font-serif text-2xl outline-none">
          {m.notification_title()}
        </p>
        {unread > 0 && (
          <Button
            look="quiet"
            small
            busy={busy}
            busyLabel={m.notification_marking()}
            onClick={() => void markAll()}
          >
            {m.notification_mark_all()}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        <PanelContent latest={latest} />
      </div>
    </>
  );
}

const opened = new Date().toISOString();

function PanelContent({ latest }: { latest: Latest | 'failed' | undefined }) {
  const to = usePath();
  const clock = useClock(opened);
  if (latest === undefined) return <p className="py-6 text-soft">{m.notification_loading()}</p>;
  if (latest === 'failed') return <p className="py-6 text-bad">{m.notification_load_failed()}</p>;
  if (latest.length === 0) return <p className="py-6 text-soft">{m.notification_empty()}</p>;
  return <NotificationList notifications={latest} clock={clock} to={to} small />;
}

async function findLatest(): Promise<Latest | 'failed'> {
  const answer = await callJson<Notifications>(ADDRESS);
  if (!answer?.ok) return 'failed';
  return answer.body.notifications.map((it) => ({ ...it, createdAt: new Date(it.createdAt) }));
}
