import { Button } from '#app/ui/button.tsx';
import { ArrowLeft, ArrowRight } from '#app/ui/icons.tsx';
import { StickyBar } from '#app/ui/sticky-bar.tsx';
import { m } from '#messages';
import type { StepId } from './steps.ts';

interface StepBarProps {
  step: StepId;
  ready: boolean;
  busy: boolean;
  onBack: () => void;
}

/** In an invalid step, Next has `aria-disabled`. Pressing it shows the errors and focuses the first invalid field. */
export function StepBar({ step, ready, busy, onBack }: StepBarProps) {
  const next = step === 'audience' ? m.wizard_step_review() : m.wizard_next();
  return (
    <StickyBar>
      {step !== 'basics' && (
        <Button look="secondary" disabled={busy} onClick={onBack}>
          <ArrowLeft /> <span className="max-[22.5rem]:sr-only">{m.wizard_back()}</span>
        </Button>
      )}
      <Button
        type="submit"
        busy={busy}
        busyLabel={m.wizard_submitting()}
        aria-disabled={!ready || undefined}
        // Ignores the second press of a double click, which would skip or submit the next step.
        onClick={(press) => press.detail > 1 && press.preventDefault()}
        className="ml-auto min-w-32"
      >
        {step === 'review' ? (
          m.wizard_submit()
        ) : (
          <>
            {next} <ArrowRight />
          </>
        )}
      </Button>
    </StickyBar>
  );
}
