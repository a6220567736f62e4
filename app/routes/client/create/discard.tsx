import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { m } from '#messages';

export function Discard({ onDiscard }: { onDiscard: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-12 flex flex-wrap items-center gap-x-3 text-sm text-soft">
      {m.wizard_kept()}
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-9 text-accent underline underline-offset-4"
      >
        {m.wizard_discard()}
      </button>
      {open && (
        <Dialog title={m.wizard_discard_title()} onClose={() => setOpen(false)}>
          {(close) => (
            <>
              <p className="mt-3 text-soft">{m.wizard_discard_text()}</p>
              <div className="mt-6 flex flex-wrap justify-end gap-3">
                <Button look="secondary" onClick={close}>
                  {m.wizard_discard_keep()}
                </Button>
                <Button
                  look="danger"
                  onClick={() => {
                    close();
                    onDiscard();
                  }}
                >
                  {m.wizard_discard_confirm()}
                </Button>
              </div>
            </>
          )}
        </Dialog>
      )}
    </div>
  );
}
