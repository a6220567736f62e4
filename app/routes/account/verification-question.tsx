import { useEffect, useId, useRef } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { m } from '#messages';

/**
 * Help below a field of a verified or featured profile. A change of the field ends the verification and the
 * featuring, and the help says so. Screen readers announce the help while the user types.
 */
export function IdentityHelp({ isChanged }: { isChanged: boolean }) {
  return <span role="status">{isChanged && m.profile_identity_help()}</span>;
}

interface VerificationQuestionProps {
  busy: boolean;
  /** The address of the page with the saved values, for browsers without scripts. */
  address: string;
  onKeep: () => void;
}

/** Asks the user to confirm a change that ends the verification. Replaces the form's submit button. */
export function VerificationQuestion({ busy, address, onKeep }: VerificationQuestionProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-8">
      <h2 id={id} ref={title} tabIndex={-1} className="outline-none">
        {m.profile_identity_question()}
      </h2>
      <p className="text-soft">{m.refusal_influencer_verification_would_end()}</p>
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
