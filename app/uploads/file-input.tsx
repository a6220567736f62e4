import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Uploads } from './use-uploads.ts';

const focusRing =
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent underline-offset-4';

export const fileInputBox =
  'flex max-w-xl cursor-pointer items-center justify-center gap-3 rounded-card border border-dashed border-edge bg-surface px-4 text-center transition-colors duration-150 hover:border-ink in-data-over:border-accent in-data-over:bg-sunken';

interface FileInputProps {
  uploads: Uploads;
  describedBy: string;
  isInvalid?: boolean;
  onFiles?: (files: FileList) => void;
  className: string;
  children: ReactNode;
}

export function FileInput(props: FileInputProps) {
  const { uploads, describedBy, className, children } = props;
  const { isInvalid = uploads.note !== undefined, onFiles = uploads.add } = props;
  const input = useRef<HTMLInputElement>(null);
  const takeFiles = () => {
    const { files } = input.current ?? {};
    if (!input.current || !files || files.length === 0) return;
    onFiles(files);
    // Cleared, because otherwise choosing the same file again would not fire `change`.
    input.current.value = '';
  };
  // React misses a choice made before the page was interactive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(takeFiles, []);
  return (
    <label className={`relative ${focusRing} ${className}`}>
      {children}
      <input
        ref={input}
        type="file"
        accept={uploads.accept}
        multiple={!uploads.isOne}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        className="sr-only"
        onChange={takeFiles}
      />
    </label>
  );
}

export function FileInputText({ icon, choose, drop }: { icon: ReactNode; choose: string; drop: string }) {
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

/** Receives dropped and pasted files. The element has `data-over` while the user drags files over it. */
export function DropZone({
  onFiles,
  className,
  children,
}: {
  onFiles: (files: FileList) => void;
  className?: string | undefined;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboard users have the file input
    <div
      data-over={isOver || undefined}
      className={className}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(false);
        onFiles(event.dataTransfer.files);
      }}
      onPaste={(event) => {
        const { files, types } = event.clipboardData;
        // Office programs add an image to copied text. The user means the text.
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
