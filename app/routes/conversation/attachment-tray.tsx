import { Close, FileText } from '#app/ui/icons.tsx';
import { Picture } from '#app/ui/image.tsx';
import { UploadAnnouncements, UploadStatus } from '#app/uploads/upload-status.tsx';
import { kindOfMedia } from '#domain/files/media.ts';
import { m } from '#messages';
import { formatBytes } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import type { DraftAttachments } from './use-attachments.ts';

/** The files of the next message: uploaded, uploading, or failed with the reason. */
export function AttachmentTray({ files, uploads }: DraftAttachments) {
  const { pending, note } = uploads;
  return (
    <>
      {files.length + pending.length > 0 && (
        <ul
          aria-label={m.conversation_attached()}
          className="mb-3 grid max-h-44 grid-cols-1 gap-2 overflow-y-auto sm:grid-cols-2"
        >
          {files.map(({ id, name, bytes }) => (
            <li key={id} className="flex items-center gap-3 rounded-card border border-line py-1.5 pr-1 pl-2">
              <Thumbnail id={id} preview={uploads.previewOf(id)} />
              <span className="min-w-0 flex-1 text-sm">
                <span className="block truncate" title={name}>
                  {name}
                </span>
                <span className="text-soft tabular-nums">{formatBytes(bytes, currentLanguage())}</span>
              </span>
              <button
                type="button"
                aria-label={m.conversation_detach({ name })}
                onClick={() => uploads.remove(id)}
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
              >
                <Close className="size-4" />
              </button>
            </li>
          ))}
          {pending.map((upload) => (
            <li key={upload.key} className="rounded-card border border-line px-3 py-1.5">
              <UploadStatus {...{ upload, uploads }} />
            </li>
          ))}
        </ul>
      )}
      <p role="alert" className="mb-1.5 px-1 text-sm text-bad empty:hidden">
        {note}
      </p>
      <UploadAnnouncements uploads={uploads} />
    </>
  );
}

function Thumbnail({ id, preview }: { id: string; preview: string | undefined }) {
  const frame = 'size-11 shrink-0 rounded-card object-cover';
  if (kindOfMedia(id) !== 'image')
    return (
      <span className={`${frame} grid place-items-center bg-sunken text-soft`}>
        <FileText />
      </span>
    );
  if (preview) return <img src={preview} alt="" className={frame} />;
  return <Picture media={id} alt="" width="3rem" isPrivate className={frame} />;
}
