import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { showError } from '#app/toasts/toast.tsx';
import { Bookmark } from '#app/ui/icons.tsx';
import { m } from '#messages';

/** The dialog loads when first opened, to keep every page small. */
const RepliesDialog = lazy<ComponentType<RepliesDialogProps>>(() =>
  import('./replies-dialog.tsx').catch(() => ({ default: Unreachable })),
);

interface RepliesDialogProps extends RepliesButtonProps {
  onClose: () => void;
}

interface RepliesButtonProps {
  typed: string;
  onInsert: (content: string) => void;
}

export function RepliesButton({ typed, onInsert }: RepliesButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={m.reply_page_title()}
        title={m.reply_page_title()}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink"
      >
        <Bookmark />
      </button>
      {isOpen && (
        <Suspense>
          <RepliesDialog {...{ typed, onInsert }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Unreachable({ onClose }: { onClose: () => void }): ReactNode {
  useEffect(() => {
    showError(m.toast_error(), m.reply_load_failed());
    onClose();
  }, [onClose]);
  return null;
}
