import { Alert } from '#app/ui/alert.tsx';
import { m } from '#messages';

/** Without scripts, this says that a part of the page needs them. */
export function NeedsScript() {
  return (
    <noscript>
      <Alert>{m.needs_script()}</Alert>
    </noscript>
  );
}
