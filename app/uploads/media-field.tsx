import { type ReactNode, useId } from 'react';
import { ImagePlus } from '#app/ui/icons.tsx';
import { acceptOf, type FileKind, type ProfileName } from '#domain/files/profiles.ts';
import { m } from '#messages';
import { Chooser, ChooserText, chooserBox, DropZone } from './file-chooser.tsx';
import { ArrivedTile, SendingTile } from './media-tiles.tsx';
import { SpokenUploads } from './sending-state.tsx';
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
  /** All of the picture is to be seen, as of a logo. */
  isWhole?: boolean;
  /** In a form that is sent as it stands, the ids go under this name; of an only one also that there is none. */
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
  isWhole = false,
  name,
}: MediaFieldProps) {
  const id = useId();
  const { ids, onItsWay, most, note, removed } = uploads;
  const isOne = most === 1;
  const said = error ?? note;
  const shown = isOne && onItsWay.length > 0 ? [] : ids;
  const isEmpty = shown.length + onItsWay.length === 0;
  const chooser = (children: ReactNode, className: string) => (
    <Chooser
      accept={acceptOf(profile, only)}
      several={!isOne}
      describedBy={`${id}-help`}
      isInvalid={said !== undefined}
      onFiles={uploads.add}
      className={className}
    >
      {children}
    </Chooser>
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
              <ArrivedTile key={it} {...{ id: it, index, uploads, isWhole }}>
                {another}
              </ArrivedTile>
            ))}
            {onItsWay.map((it) => (
              <SendingTile key={it.key} {...{ it, uploads, isWhole }}>
                {another}
              </SendingTile>
            ))}
          </ul>
        )}
        {(isEmpty || !(isOne || uploads.isFull)) &&
          chooser(
            <ChooserText icon={<ImagePlus className="size-6" />} choose={choose} drop={drop} />,
            `${chooserBox} ${isEmpty ? 'py-7' : 'mt-3 py-3'}`,
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
        <SpokenUploads uploads={uploads} />
      </fieldset>
    </DropZone>
  );
}
