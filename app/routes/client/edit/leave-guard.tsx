import { useBeforeUnload, useBlocker } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { m } from '#messages';
import { samePathIn } from '#messages/path-language.ts';

interface LeaveGuardProps {
  active: boolean;
  onDiscard: () => void;
}

const pageOf = (location: { pathname: string }) => samePathIn('en', location.pathname);

/** Asks before the user leaves with unsaved changes. A change of language keeps the changes and does not ask. */
export function LeaveGuard({ active, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && pageOf(currentLocation) !== pageOf(nextLocation),
  );
  useBeforeUnload((event) => {
    if (active) event.preventDefault();
  });
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title={m.edit_leave_title()} onClose={() => blocker.state === 'blocked' && blocker.reset()}>
      {(close) => (
        <>
          <p className="mt-3 text-soft">{m.edit_leave_text()}</p>
          <div className="mt-8 flex flex-wrap justify-end gap-3">
            <Button look="secondary" onClick={close}>
              {m.edit_leave_stay()}
            </Button>
            <Button
              look="danger"
              onClick={() => {
                onDiscard();
                blocker.proceed();
              }}
            >
              {m.edit_leave_discard()}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
