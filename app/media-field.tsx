import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { acceptOf, type FileKind, type ProfileName } from '#domain/files/profiles.ts';
import { m } from '#messages';
import { ArrivedTile, SendingTile } from './media-tiles.tsx';
import { ImagePlus } from './ui/icons.tsx';
import type { Uploads } from './use-uploads.ts';

interface MediaFieldProps {
  label: string;
  help: string;
  /** On the button that chooses, and what stands beside it for those who drag. */
  choose: string;
  drop: string;
  profile: ProfileName;
  only?: FileKind;
  uploads: Uploads;
  error?: string | undefined;
  /** In a form that is sent as it stands, the ids go under this name. */
  name?: string;
}

/** Files of a form: chosen, dropped or pasted, looked at, stopped, tried again and removed. They are sent at once, the form later. */
export function MediaField({
  label,
  help,
  choose,
  drop,
  profile,
  only,
  uploads,
  error,
  name,
}: MediaFieldProps) {
  const id = useId();
  const { ids, onItsWay, most, note, arrived, removed } = uploads;
  const isOne = most === 1;
  const said = error ?? note;
  const isFull = !isOne && ids.length + onItsWay.length >= most;
  const shown = isOne && onItsWay.length > 0 ? [] : ids;
  const isEmpty = shown.length + onItsWay.length === 0;
  const chooser = (children: ReactNode, className: string) => (
    <label className={`relative ${ring} ${className}`}>
      {children}
      <input
        type="file"
        accept={acceptOf(profile, only)}
        multiple={!isOne}
        aria-describedby={`${id}-help`}
        aria-invalid={said ? true : undefined}
        className="sr-only"
        onChange={({ target }) => {
          uploads.add(target.files ?? []);
          target.value = ''; // the same file may be chosen again
        }}
      />
    </label>
  );
  const another =
    isOne &&
    chooser(
      m.media_change(),
      'inline-flex min-h-9 cursor-pointer items-center text-sm text-accent underline',
    );
  return (
    <DropZone onFiles={uploads.add}>
      <fieldset aria-describedby={`${id}-help ${id}-said`}>
        <legend className="mb-1.5 text-sm font-medium">{label}</legend>
        {name &&
          (isOne ? [ids[0] ?? ''] : ids).map((it) => <input key={it} type="hidden" name={name} value={it} />)}
        {!isEmpty && (
          <ul className={isOne ? 'max-w-xl' : 'grid max-w-md grid-cols-3 gap-3'}>
            {shown.map((it, index) => (
              <ArrivedTile key={it} {...{ id: it, index, uploads }}>
                {another}
              </ArrivedTile>
            ))}
            {onItsWay.map((it) => (
              <SendingTile key={it.key} {...{ it, uploads }}>
                {another}
              </SendingTile>
            ))}
          </ul>
        )}
        {(isEmpty || (!isOne && !isFull)) &&
          chooser(
            <>
              <ImagePlus className="size-6 shrink-0 text-soft" />
              <span>
                <span className="font-medium underline underline-offset-4">{choose}</span>{' '}
                <span className="text-soft max-md:hidden">{drop}</span>
              </span>
            </>,
            `flex max-w-xl cursor-pointer items-center justify-center gap-3 rounded-card border border-dashed border-edge bg-surface px-4 text-center transition-colors duration-150 hover:border-ink in-data-over:border-accent in-data-over:bg-sunken ${isEmpty ? 'py-7' : 'mt-3 py-3'}`,
          )}
        <p id={`${id}-help`} className="mt-1.5 text-sm text-soft">
          {help}
        </p>
        {removed && (
          <p className="text-sm text-soft">
            {m.media_removed()}{' '}
            <button
              type="button"
              onClick={uploads.undo}
              className="min-h-9 px-1 text-accent underline underline-offset-4"
            >
              {m.media_undo()}
            </button>
          </p>
        )}
        {said && (
          <p id={`${id}-said`} role="alert" className="text-sm text-bad">
            {said}
          </p>
        )}
        <p role="status" className="sr-only">
          {onItsWay.map((it) => it.error ?? m.media_sending({ name: it.file.name })).join(' ') ||
            (arrived && m.media_arrived({ name: arrived }))}
        </p>
      </fieldset>
    </DropZone>
  );
}

const ring =
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent underline-offset-4';

/** Takes what is dragged onto it or pasted in it, and says so while something hangs over it. */
function DropZone({ onFiles, children }: { onFiles: (files: FileList) => void; children: ReactNode }) {
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
        if (event.clipboardData.files.length > 0) onFiles(event.clipboardData.files);
      }}
    >
      {children}
    </div>
  );
}
