import { Link } from 'react-router';
import { Check } from '#app/ui/icons.tsx';
import { m } from '#messages';
import { stepIds, steps } from './steps.ts';

export function Stepper({ index, lastReachable }: { index: number; lastReachable: number }) {
  return (
    <nav aria-label={m.wizard_steps()} className="lg:sticky lg:top-10 lg:self-start">
      <ol className="flex justify-between gap-1 lg:flex-col">
        {stepIds.map((step, position) => {
          const done = position < lastReachable;
          const content = (
            <>
              <span
                className={`grid size-8 shrink-0 place-items-center rounded-full border font-serif text-lg tabular-nums ${
                  position === index
                    ? 'border-ink bg-ink text-paper'
                    : position <= lastReachable
                      ? 'border-edge text-ink'
                      : 'border-line text-soft'
                }`}
              >
                {done && position !== index ? <Check className="size-4" /> : position + 1}
              </span>
              <span className="sr-only text-sm md:not-sr-only">
                {steps[step].title()}
                {done && <span className="sr-only"> {m.wizard_step_done()}</span>}
              </span>
            </>
          );
          const look =
            'flex min-h-11 items-center gap-3 rounded-card md:flex-col md:gap-1.5 md:text-center lg:flex-row lg:gap-3 lg:text-left';
          return (
            <li key={step} className="md:flex-1 lg:flex-none">
              {position <= lastReachable ? (
                <Link
                  to={`?step=${step}`}
                  defaultShouldRevalidate={false}
                  aria-current={position === index ? 'step' : undefined}
                  className={`${look} text-soft hover:text-ink aria-[current=step]:text-ink`}
                >
                  {content}
                </Link>
              ) : (
                <span className={`${look} text-soft`}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
