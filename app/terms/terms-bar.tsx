import { type ReactNode, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { StickyBar } from '#app/ui/sticky-bar.tsx';
import { m } from '#messages';

interface TermsBarProps {
  form: { unsaved: boolean; busy: boolean; discard: () => void };
  submit: string;
  busyLabel: string;
  /** Note beside the text that says that values are not saved. */
  children?: ReactNode;
}

export function TermsBar({ form: { unsaved, busy, discard }, submit, busyLabel, children }: TermsBarProps) {
  const submitButton = useRef<HTMLButtonElement>(null);
  return (
    <StickyBar>
      <p role="status" className="mr-auto min-w-0 text-sm text-soft">
        {unsaved && <span className="font-medium text-ink">{m.profile_unsaved()}. </span>}
        {children}
      </p>
      {unsaved && (
        <Button
          look="quiet"
          onClick={() => {
            discard();
            submitButton.current?.focus();
          }}
          disabled={busy}
        >
          {m.profile_discard()}
        </Button>
      )}
      <Button ref={submitButton} type="submit" busy={busy} busyLabel={busyLabel} className="max-sm:flex-1">
        {submit}
      </Button>
    </StickyBar>
  );
}
