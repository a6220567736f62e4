import { Alert } from '#app/ui/alert.tsx';
import { m } from '#messages';

/** On a page, or a part of one, that does nothing without scripts. */
export function NeedsScript() {
  return (
    <noscript>
      <Alert>{m.needs_script()}</Alert>
    </noscript>
  );
}
