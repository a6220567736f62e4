import { Alert } from '#app/ui/alert.tsx';
import { m } from '#messages';

export function NeedsScript() {
  return (
    <noscript>
      <Alert>{m.needs_script()}</Alert>
    </noscript>
  );
}
