import { Alert } from '#app/ui/alert.tsx';
import { m } from '#messages';

/** An alert for a page, or a part of one, that does not work without scripts. */
export function NeedsScript() {
  return (
    <noscript>
      <Alert>{m.needs_script()}</Alert>
    </noscript>
  );
}
