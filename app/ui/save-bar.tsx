import { Button } from './button.tsx';

interface SaveBarProps {
  save: string;
  busyLabel: string;
  busy: boolean;
  /** What stands beside the button while something typed is not saved, and the way back to what is. */
  unsaved: { note: string; discard: string; onDiscard: () => void } | null;
}

/** The end of a form that can be saved again and again. */
export function SaveBar({ save, busyLabel, busy, unsaved }: SaveBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-8 md:pl-[calc((100%-3rem)/3+3rem)]">
      <Button type="submit" busy={busy} busyLabel={busyLabel}>
        {save}
      </Button>
      <p role="status" className="text-sm text-soft">
        {unsaved?.note}
      </p>
      {unsaved && (
        <Button look="quiet" small onClick={unsaved.onDiscard} disabled={busy}>
          {unsaved.discard}
        </Button>
      )}
    </div>
  );
}
