import { type ReactNode, useId } from 'react';
import { ImagePlus } from '#app/ui/icons.tsx';
import { m } from '#messages';
import { DropZone, FileInput, FileInputText, fileInputBox } from './file-input.tsx';
import { PendingTile, UploadedTile } from './media-tiles.tsx';
import { UploadAnnouncements } from './upload-status.tsx';
import { useFieldFocus } from './use-field-focus.ts';
import type { Uploads } from './use-uploads.ts';

interface MediaFieldProps {
  label: string;
  help: string;
  choose: string;
  drop: string;
  uploads: Uploads;
  error?: string | undefined;
  isWhole?: boolean;
  /** True if the user may change the order of the files. */
  isOrdered?: boolean;
  /** Name of the hidden inputs with the ids. An empty field for one file submits an empty value. */
  name?: string;
}

export function MediaField(props: MediaFieldProps) {
  const { label, help, choose, drop, uploads, error, isWhole = false, isOrdered = false, name } = props;
  const id = useId();
  const { ids, pending, isOne, note, removed } = uploads;
  const alert = error ?? note;
  const shown = isOne && pending.length > 0 ? [] : ids;
  const isEmpty = shown.length + pending.length === 0;
  const fieldFocus = useFieldFocus<HTMLFieldSetElement>();
  const fileInput = (children: ReactNode, className: string) => (
    <FileInput
      uploads={uploads}
      describedBy={`${id}-help`}
      isInvalid={alert !== undefined}
      className={className}
    >
      {children}
    </FileInput>
  );
  const replaceInput =
    isOne &&
    fileInput(
      m.media_change(),
      'inline-flex min-h-9 cursor-pointer items-center text-sm text-accent underline',
    );
  return (
    <DropZone onFiles={uploads.add}>
      <fieldset {...fieldFocus} aria-describedby={`${id}-help ${id}-alert`}>
        <legend className="mb-1.5 text-sm font-medium">{label}</legend>
        {name &&
          (isOne ? [ids[0] ?? ''] : ids).map((it) => <input key={it} type="hidden" name={name} value={it} />)}
        {!isEmpty && (
          <ul className={isOne ? 'max-w-xl' : 'grid max-w-md grid-cols-3 gap-3'}>
            {shown.map((it, index) => (
              <UploadedTile key={it} {...{ id: it, index, uploads, isWhole, isOrdered }}>
                {replaceInput}
              </UploadedTile>
            ))}
            {pending.map((upload) => (
              <PendingTile key={upload.key} {...{ upload, uploads, isWhole }}>
                {replaceInput}
              </PendingTile>
            ))}
          </ul>
        )}
        {(isEmpty || !(isOne || uploads.isFull)) &&
          fileInput(
            <FileInputText icon={<ImagePlus className="size-6" />} choose={choose} drop={drop} />,
            `${fileInputBox} ${isEmpty ? 'py-7' : 'mt-3 py-3'}`,
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
        {alert && (
          <p id={`${id}-alert`} role="alert" className="text-sm whitespace-pre-line text-bad">
            {alert}
          </p>
        )}
        <UploadAnnouncements uploads={uploads} />
      </fieldset>
    </DropZone>
  );
}
