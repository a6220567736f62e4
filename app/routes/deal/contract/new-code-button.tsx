import { Button } from '#app/ui/button.tsx';
import { m } from '#messages';
import { answerOf } from './typed-answer.ts';

interface NewCodeButtonProps {
  posted: unknown;
  busy: boolean;
  disabled: boolean;
  small?: boolean;
}

/** Button that emails a new code, with the confirmation that the code was sent. */
export function NewCodeButton({ posted, busy, disabled, small = false }: NewCodeButtonProps) {
  const { newCodeText } = answerOf(posted);
  return (
    <div className="grid justify-items-stretch">
      <Button
        type="submit"
        name="again"
        value="1"
        look="quiet"
        {...{ small, busy, disabled }}
        busyLabel={m.confirmation_busy()}
      >
        {m.contract_code_again()}
      </Button>
      <p role="status" className="mt-2 w-0 min-w-full text-sm text-soft empty:mt-0">
        {/* Screen readers announce the same text again only if it disappears in between. */}
        {busy ? '' : newCodeText}
      </p>
    </div>
  );
}
