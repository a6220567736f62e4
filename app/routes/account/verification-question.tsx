import { useEffect, useId, useRef } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { Ending } from '#domain/influencers/identity.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import { m } from '#messages';

const helps: Record<Ending, () => string> = {
  verification: m.profile_identity_help,
  featuring: m.profile_featuring_help,
};

export const identityQuestions: readonly RefusalCode[] = [
  'influencer.verification_would_end',
  'influencer.featuring_would_end',
];

/** Help below a field of a verified or featured profile. `role="status"` makes screen readers announce it. */
export function IdentityHelp({ ending, isChanged }: { ending: Ending; isChanged: boolean }) {
  return <span role="status">{isChanged && helps[ending]()}</span>;
}

interface VerificationQuestionProps {
  text: string;
  busy: boolean;
  address: string;
  onKeep: () => void;
}

export function VerificationQuestion({ text, busy, address, onKeep }: VerificationQuestionProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // Closing the question removes the focused control. The focus then moves to the form's save button.
  useEffect(() => {
    const form = title.current?.closest('form');
    title.current?.focus();
    return () => {
      if (document.activeElement === document.body)
        form?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-8">
      <h2 id={id} ref={title} tabIndex={-1} className="outline-none">
        {m.profile_identity_question()}
      </h2>
      <p className="text-soft">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" name="confirmed" value="yes" busy={busy} busyLabel={m.profile_saving()}>
          {m.profile_identity_confirm()}
        </Button>
        <ButtonLink
          to={address}
          look="quiet"
          onClick={(event) => {
            event.preventDefault();
            onKeep();
          }}
        >
          {m.profile_identity_keep()}
        </ButtonLink>
      </div>
    </section>
  );
}
