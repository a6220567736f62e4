import { lazy, type MouseEvent, Suspense, type ToggleEvent, useState } from 'react';
import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { BellSign } from '#app/ui/bell-sign.tsx';
import { m } from '#messages';

/**
 * The panel loads when the bell is first opened, so that pages stay small. If loading fails, an error text replaces the
 * panel, above the link to all notifications.
 */
const BellPanel = lazy(() => import('./bell-panel.tsx').catch(() => ({ default: Unreachable })));

export function Bell({ unread }: { unread: number }) {
  const to = usePath();
  const [openings, setOpenings] = useState(0);
  const onToggle = (event: ToggleEvent) => {
    if (event.newState === 'open') setOpenings((it) => it + 1);
  };
  // Hides the popover after a click on a link, because client-side navigation leaves it open.
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
      {/* biome-ignore lint/a11y: the links in the panel also work with the keyboard */}
      <div
        id="bell"
        popover="auto"
        onToggle={onToggle}
        onClick={onClick}
        className="inset-auto m-0 mt-2 max-h-[80dvh] w-96 overflow-y-auto rounded-card border border-line bg-surface p-4 text-ink [position-anchor:--bell] [right:anchor(right)] [top:anchor(bottom)]"
      >
        {openings > 0 && (
          <Suspense>
            <BellPanel openings={openings} unread={unread} />
          </Suspense>
        )}
        <Link
          to={to('/notifications')}
          className="mt-3 inline-flex min-h-9 items-center text-accent underline underline-offset-4"
        >
          {m.notification_all()}
        </Link>
      </div>
    </>
  );
}

function Unreachable() {
  return (
    <p role="alert" className="py-6 text-bad">
      {m.notification_load_failed()}
    </p>
  );
}
