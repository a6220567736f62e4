import { useState } from 'react';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Download, FileText } from '#app/ui/icons.tsx';
import { Picture } from '#app/ui/image.tsx';
import { ReportLink } from '#app/ui/safety-links.tsx';
import type { Attachment } from '#domain/conversations/conversation-view.ts';
import { downloadAddress, kindOfMedia } from '#domain/files/media.ts';
import { m } from '#messages';
import { formatBytes } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

/** Maximum size in rem, reserved before the image loads. */
const [MAX_WIDTH, MAX_HEIGHT] = [18, 20];

interface AttachmentsProps {
  attachments: readonly Attachment[];
  /** False for files that the viewer sent. */
  mayBeReported: boolean;
}

export function Attachments({ attachments, mayBeReported }: AttachmentsProps) {
  const [shown, setShown] = useState<Attachment>();
  const images = attachments.filter(({ id }) => kindOfMedia(id) === 'image');
  const files = attachments.filter((it) => !images.includes(it));
  const isOne = images.length === 1;
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-1.5 [justify-items:inherit]">
      {images.length > 0 && (
        <div
          className={
            isOne ? 'grid w-full [justify-items:inherit]' : 'grid w-72 max-w-full grid-cols-2 gap-1.5'
          }
        >
          {images.map((image) => (
            <button
              key={image.id}
              type="button"
              aria-label={m.conversation_enlarge({ name: image.name })}
              aria-haspopup="dialog"
              onClick={() => setShown(image)}
              className="cursor-zoom-in overflow-hidden rounded-card border border-line"
              style={frameOf(image, isOne)}
            >
              <Picture
                media={image.id}
                alt=""
                width={isOne ? '18rem' : '9rem'}
                isPrivate
                className="size-full"
              />
            </button>
          ))}
        </div>
      )}
      {files.map(({ id, name, bytes }) => (
        <div key={id} className="grid w-72 max-w-full">
          <a
            href={downloadAddress(id)}
            download={name}
            className="flex min-h-11 items-center gap-3 rounded-card border border-line bg-paper px-3 py-2 hover:bg-sunken"
          >
            <FileText className="size-5 shrink-0 text-soft" />
            <span className="min-w-0 flex-1 text-sm">
              <span className="block truncate underline underline-offset-4" title={name}>
                {name}
              </span>
              <span className="text-soft tabular-nums">{formatBytes(bytes, currentLanguage())}</span>
            </span>
            <Download className="size-4 shrink-0 text-soft" />
          </a>
          {mayBeReported && (
            <p className="px-3">
              <ReportLink kind="file" id={id} name={name} />
            </p>
          )}
        </div>
      ))}
      {shown && (
        <LargeImage image={shown} mayBeReported={mayBeReported} onClose={() => setShown(undefined)} />
      )}
    </div>
  );
}

function frameOf({ width, height }: Attachment, isOne: boolean) {
  if (!isOne) return { aspectRatio: '1' };
  const ratio = (width ?? 1) / (height ?? 1);
  return { aspectRatio: String(ratio), width: `min(100%, ${MAX_WIDTH}rem, ${MAX_HEIGHT * ratio}rem)` };
}

interface LargeImageProps {
  image: Attachment;
  mayBeReported: boolean;
  onClose: () => void;
}

function LargeImage({ image: { id, name, bytes }, mayBeReported, onClose }: LargeImageProps) {
  return (
    <Dialog title={name} wide onClose={onClose}>
      {(close) => (
        <>
          <Picture
            media={id}
            alt={name}
            width="min(100vw, 64rem)"
            isPrivate
            className="mx-auto mt-5 max-h-[65dvh] w-auto max-w-full rounded-card"
          />
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <a href={downloadAddress(id)} download={name} className={buttonClass()}>
              <Download /> {m.conversation_save()}
            </a>
            <Button look="secondary" onClick={close}>
              {m.conversation_close()}
            </Button>
            <span className="text-sm text-soft tabular-nums">{formatBytes(bytes, currentLanguage())}</span>
            {mayBeReported && (
              <span className="ms-auto">
                <ReportLink kind="file" id={id} name={name} />
              </span>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}
