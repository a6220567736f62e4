import { NeedsScript } from '#app/forms/needs-script.tsx';
import { m } from '#messages';
import { stepIds } from './steps.ts';

/** The wizard's frame until the browser has read the draft. Its layout equals the wizard's, so that nothing shifts. */
export function WizardSkeleton() {
  return (
    <div className="-mb-16 min-h-[calc(100dvh-4rem)]" aria-busy="true">
      <div className="mx-auto grid w-full max-w-6xl gap-x-16 gap-y-8 px-5 py-6 md:px-8 md:py-10 lg:grid-cols-[13rem_1fr]">
        <div className="flex justify-between gap-1 lg:flex-col">
          {stepIds.map((step) => (
            <div key={step} className="flex min-h-11 items-center md:h-15 md:flex-1 lg:h-11 lg:flex-none">
              <div className="size-8 rounded-full border border-line md:mx-auto lg:mx-0" />
            </div>
          ))}
        </div>
        <div>
          <NeedsScript />
          <p className="text-sm text-soft">{m.wizard_title()}</p>
          <h1 className="mt-2 md:mt-4">
            <span className="sr-only">{m.wizard_loading()}</span>
            <span className="block h-[1.08em] w-40 rounded-card bg-sunken" />
          </h1>
          <div className="mt-3 h-6 w-3/4 max-w-md rounded-card bg-sunken" />
          <div className="mt-10 grid gap-6">
            <div className="h-18 max-w-xl rounded-card bg-sunken" />
            <div className="h-40 max-w-xl rounded-card bg-sunken" />
          </div>
        </div>
      </div>
    </div>
  );
}
