import { buttonClass } from '#app/ui/button.tsx';
import { m } from '#messages';
import openScheduler from './open-scheduler.ts?worker&url';

const place = 'rounded-card border border-line bg-surface lg:col-start-2 lg:row-span-2 lg:row-start-1';

/** Embeds another company's calendar. The browser contacts that company only after a click. */
export function SchedulerFrame({ provider, address }: { provider: string; address: string }) {
  return (
    <div
      data-scheduler
      className={`grid content-center justify-items-center gap-6 px-6 py-14 text-center ${place}`}
    >
      <p className="max-w-prose text-soft">{m.booking_widget_text({ provider })}</p>
      <a href={address} className={buttonClass()}>
        {m.booking_widget_open({ provider })}
      </a>
      <template>
        <iframe
          src={address}
          title={m.booking_widget_frame({ provider })}
          className={`h-[46rem] w-full ${place}`}
        />
      </template>
      <script type="module" src={openScheduler} />
    </div>
  );
}
