import { Link } from 'react-router';
import { Check } from '#app/ui/icons.tsx';
import { m } from '#messages';
import { stepIds, stepTitles } from './steps.ts';
import { searchOf } from './use-step.ts';

/** Where one is, and the way to every step that may be opened: all whose predecessors are valid. */
export function Stepper({ index, reach }: { index: number; reach: number }) {
  return (
    <nav aria-label={m.wizard_steps()} className="lg:sticky lg:top-10 lg:self-start">
      <ol className="flex justify-between gap-1 lg:flex-col">
        {stepIds.map((step, place) => {
          const done = place < reach;
          const inside = (
            <>
              <span
                className={`grid size-8 shrink-0 place-items-center rounded-full border font-serif text-lg tabular-nums ${
                  place === index
                    ? 'border-ink bg-ink text-paper'
                    : place <= reach
                      ? 'border-edge text-ink'
                      : 'border-line text-soft'
                }`}
              >
                {done && place !== index ? <Check className="size-4" /> : place + 1}
              </span>
              <span className="sr-only text-sm md:not-sr-only">
                {stepTitles[step]()}
                {done && <span className="sr-only"> {m.wizard_step_done()}</span>}
              </span>
            </>
          );
          const look =
            'flex min-h-11 items-center gap-3 rounded-card md:flex-col md:gap-1.5 md:text-center lg:flex-row lg:gap-3 lg:text-left';
          return (
            <li key={step} className="md:flex-1 lg:flex-none">
              {place <= reach ? (
                <Link
                  to={{ search: searchOf(step) }}
                  defaultShouldRevalidate={false}
                  aria-current={place === index ? 'step' : undefined}
                  className={`${look} text-soft hover:text-ink aria-[current=step]:text-ink`}
                >
                  {inside}
                </Link>
              ) : (
                <span className={`${look} text-soft`}>{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
