import { lazy, type MouseEvent, Suspense, type ToggleEvent, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Notices } from '#domain/notifications/find-notices.server.ts';
import { m } from '#messages';
import { usePath } from './language.ts';
import { BellSign } from './ui/bell-sign.tsx';
import { Button } from './ui/button.tsx';

/** Only with the first press: every page has a bell. */
const NoticeList = lazy(async () => ({ default: (await import('./ui/notice-list.tsx')).NoticeList }));

const ADDRESS = '/api/notices';

type Latest = Notices['notices'];

/** The bell in the header: how much is new, and on a press the latest of it. */
export function Bell({ unread }: { unread: number }) {
  const to = usePath();
  const { revalidate } = useRevalidator();
  const [latest, setLatest] = useState<Latest | 'failed' | undefined>();
  const [busy, setBusy] = useState(false);

  const load = async () => setLatest(await findLatest());
  const markAll = async () => {
    setBusy(true);
    const isMarked = await fetch(ADDRESS, { method: 'POST' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isMarked) await Promise.all([load(), revalidate()]);
    else setLatest('failed');
    setBusy(false);
  };
  const onToggle = (event: ToggleEvent) => {
    if (event.newState === 'open') void load();
  };
  // React stays on the page, and what is open would stay open over where the link leads.
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover();
  };
  return (
    <>
      <button
        type="button"
        popoverTarget="bell"
        className="relative grid size-11 place-items-center rounded-full [anchor-name:--bell] hover:bg-sunken"
      >
        <BellSign unread={unread} />
      </button>
      {/* biome-ignore lint/a11y: its links are pressed by keyboard as well, and a click is what comes of it */}
      <div
        id="bell"
        popover="auto"
        onToggle={onToggle}
        onClick={onClick}
        className="inset-auto m-0 mt-2 max-h-[80dvh] w-96 overflow-y-auto rounded-card border border-line bg-surface p-4 text-ink [position-anchor:--bell] [right:anchor(right)] [top:anchor(bottom)]"
      >
        <div className="mb-3 flex min-h-9 items-center justify-between gap-3">
          <p className="font-serif text-2xl">{m.notice_title()}</p>
          {unread > 0 && (
            <Button
              look="quiet"
              small
              busy={busy}
              busyLabel={m.notice_marking()}
              onClick={() => void markAll()}
            >
              {m.notice_mark_all()}
            </Button>
          )}
        </div>
        <div aria-live="polite">
          <Inside latest={latest} to={to} />
        </div>
        <Link
          to={to('/notices')}
          className="mt-3 inline-flex min-h-9 items-center text-accent underline underline-offset-4"
        >
          {m.notice_all()}
        </Link>
      </div>
    </>
  );
}

function Inside({ latest, to }: { latest: Latest | 'failed' | undefined; to: (path: string) => string }) {
  const loading = <p className="py-6 text-soft">{m.notice_loading()}</p>;
  if (latest === undefined) return loading;
  if (latest === 'failed') return <p className="py-6 text-bad">{m.notice_load_failed()}</p>;
  if (latest.length === 0) return <p className="py-6 text-soft">{m.notice_empty()}</p>;
  return (
    <Suspense fallback={loading}>
      <NoticeList notices={latest} now={new Date()} to={to} />
    </Suspense>
  );
}

async function findLatest(): Promise<Latest | 'failed'> {
  try {
    const answer = await fetch(ADDRESS);
    if (!answer.ok) return 'failed';
    const { notices } = (await answer.json()) as Notices;
    return notices.map((it) => ({ ...it, createdAt: new Date(it.createdAt) }));
  } catch {
    return 'failed';
  }
}
