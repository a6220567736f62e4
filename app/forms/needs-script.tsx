import { Alert } from '#app/ui/alert.tsx';
import { m } from '#messages';

/** Appears only without scripts. */
export function NeedsScript() {
  return (
    <noscript>
      <Alert>{m.needs_script()}</Alert>
    </noscript>
  );
}
