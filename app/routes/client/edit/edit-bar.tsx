import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { StickyBar } from '#app/ui/sticky-bar.tsx';
import { m } from '#messages';

interface EditBarProps {
  maySave: boolean;
  busy: boolean;
  unsaved: boolean;
  onCompare: (() => void) | undefined;
  onCancel: () => void;
}

export function EditBar({ maySave, busy, unsaved, onCompare, onCancel }: EditBarProps) {
  return (
    <StickyBar>
      {onCompare && (
        <div className="flex basis-full flex-wrap items-center gap-3 *:first:flex-1">
          <Alert>{m.refusal_campaign_changed_meanwhile()}</Alert>
          <Button look="secondary" onClick={onCompare}>
            {m.edit_compare()}
          </Button>
        </div>
      )}
      <p role="status" className="mr-auto text-sm text-soft max-sm:sr-only">
        {unsaved && m.edit_unsaved()}
      </p>
      <Button look="secondary" disabled={busy} onClick={onCancel} className="max-sm:flex-1">
        {m.edit_cancel()}
      </Button>
      <Button
        type="submit"
        disabled={!maySave}
        busy={busy}
        busyLabel={m.edit_saving()}
        className="max-sm:flex-1"
      >
        {m.edit_save()}
      </Button>
    </StickyBar>
  );
}
