import { useState } from 'react';
import { buttonClass } from '#app/ui/button.tsx';
import { m } from '#messages';

/** Embeds another company's calendar. The browser contacts that company only after the user presses the button. */
export function SchedulerFrame({ provider, address }: { provider: string; address: string }) {
  const [open, setOpen] = useState(false);
  if (open) {
    return (
      <iframe
        src={address}
        title={m.booking_widget_frame({ provider })}
        className="h-[46rem] w-full lg:col-start-2 lg:row-span-2 lg:row-start-1 rounded-card border border-line bg-surface"
      />
    );
  }
  return (
    <div className="grid content-center lg:col-start-2 lg:row-span-2 lg:row-start-1 justify-items-center gap-6 rounded-card border border-line bg-surface px-6 py-14 text-center">
      <p className="max-w-prose text-soft">{m.booking_widget_text({ provider })}</p>
      {/* Without scripts the button is a plain link to the calendar. */}
      <a
        href={address}
        className={`${buttonClass()} max-sm:whitespace-normal`}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {m.booking_widget_open({ provider })}
      </a>
    </div>
  );
}
