import { type DragEvent, type ReactNode, useState } from 'react';

const ring =
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent underline-offset-4';

/** The look of a chooser that files can be dropped on. */
export const chooserBox =
  'flex max-w-xl cursor-pointer items-center justify-center gap-3 rounded-card border border-dashed border-edge bg-surface px-4 text-center transition-colors duration-150 hover:border-ink in-data-over:border-accent in-data-over:bg-sunken';

interface ChooserProps {
  /** The types to offer, as HTML says it. */
  accept: string;
  several: boolean;
  describedBy: string;
  isInvalid: boolean;
  onFiles: (files: FileList) => void;
  className: string;
  children: ReactNode;
}

/** A file input under whatever it is to look like. */
export function Chooser({
  accept,
  several,
  describedBy,
  isInvalid,
  onFiles,
  className,
  children,
}: ChooserProps) {
  return (
    <label className={`relative ${ring} ${className}`}>
      {children}
      <input
        type="file"
        accept={accept}
        multiple={several}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        className="sr-only"
        onChange={({ target }) => {
          if (target.files) onFiles(target.files);
          target.value = ''; // the same file may be chosen again
        }}
      />
    </label>
  );
}

/** What stands on the button that chooses, and beside it for those who drag. */
export function ChooserText({ icon, choose, drop }: { icon: ReactNode; choose: string; drop: string }) {
  return (
    <>
      <span className="shrink-0 text-soft">{icon}</span>
      <span>
        <span className="font-medium underline underline-offset-4">{choose}</span>{' '}
        <span className="text-soft max-md:hidden">{drop}</span>
      </span>
    </>
  );
}

/** Takes what is dragged onto it or pasted in it, and says so while something hangs over it. */
export function DropZone({ onFiles, children }: { onFiles: (files: FileList) => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard one chooses a file instead
    <div
      data-over={isOver || undefined}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles(event.dataTransfer.files);
      }}
      onPaste={(event) => {
        const { files, types } = event.clipboardData;
        // Office programs add a picture of the text that was copied: the text is meant.
        const isText = types.includes('text/plain') && types.includes('text/html');
        if (files.length === 0 || isText) return;
        event.preventDefault();
        onFiles(files);
      }}
    >
      {children}
    </div>
  );
}
