import { Alert } from '#app/ui/alert.tsx';
import { m } from '#messages';

/** Says that a part of the page needs scripts. Only visible without scripts. */
export function NeedsScript() {
  return (
    <noscript>
      <Alert>{m.needs_script()}</Alert>
    </noscript>
  );
}
