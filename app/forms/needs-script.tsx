import { Alert } from '#app/ui/alert.tsx';
import { m } from '#messages';

/** Says, without scripts, that this part of the page needs them. */
export function NeedsScript() {
  return (
    <noscript>
      <Alert>{m.needs_script()}</Alert>
    </noscript>
  );
}
