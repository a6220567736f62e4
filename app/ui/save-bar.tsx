import { useRef } from 'react';
import { m } from '#messages';
import { Button } from './button.tsx';

interface SaveBarProps {
  save: string;
  busyLabel: string;
  busy: boolean;
  unsaved: boolean;
  discard: () => void;
  uploads?: { isBusy: boolean };
  inColumns?: boolean;
}

export function SaveBar({
  save,
  busyLabel,
  busy,
  unsaved,
  discard,
  uploads,
  inColumns = true,
}: SaveBarProps) {
  const isUploading = uploads?.isBusy ?? false;
  const isBusy = busy || isUploading;
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div
      data-bottom-bar
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${inColumns ? 'border-t border-line pt-8 md:pl-[calc((100%-3rem)/3+3rem)]' : ''}`}
    >
      <Button
        ref={button}
        type="submit"
        busy={isBusy}
        busyLabel={isUploading ? m.media_arriving() : busyLabel}
      >
        {save}
      </Button>
      <p role="status" className="text-sm text-soft">
        {unsaved && m.profile_unsaved()}
      </p>
      {unsaved && (
        <Button
          look="quiet"
          small
          onClick={() => {
            discard();
            button.current?.focus();
          }}
          disabled={isBusy}
        >
          {m.profile_discard()}
        </Button>
      )}
    </div>
  );
}
