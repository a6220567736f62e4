import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight, Close, Play } from '#app/ui/icons.tsx';
import { Picture } from '#app/ui/image.tsx';
import { kindOfMedia, pictureSources } from '#domain/files/media.ts';
import { m } from '#messages';
import { textButton, UploadStatus } from './upload-status.tsx';
import type { PendingUpload, Uploads } from './use-uploads.ts';

const frameOf = (isWhole: boolean) =>
  `relative w-full overflow-hidden rounded-card ${isWhole ? 'aspect-square border border-line bg-white' : 'aspect-4/5 bg-sunken'}`;
const fitOf = (isWhole: boolean) => (isWhole ? 'object-contain' : 'object-cover');

interface TileProps {
  uploads: Uploads;
  isWhole: boolean;
  children: ReactNode;
}

export function UploadedTile(props: TileProps & { id: string; index: number; isOrdered: boolean }) {
  const { id, index, uploads, isWhole, isOrdered, children } = props;
  const { isOne } = uploads;
  const preview = uploads.previewOf(id);
  const alt = isOne ? '' : m.media_number({ number: index + 1 });
  return (
    <li className={isOne ? 'grid grid-cols-[8rem_1fr] items-end gap-4' : ''}>
      <div className={frameOf(isWhole)}>
        {preview ? (
          <img src={preview} alt={alt} className={`size-full ${fitOf(isWhole)}`} />
        ) : (
          <Picture
            media={id}
            alt={alt}
            width="9rem"
            whole={isWhole}
            isPrivate={uploads.isPrivate}
            className="size-full"
            onError={() => void forgetIfGone(id, uploads)}
          />
        )}
        {kindOfMedia(id) === 'video' && (
          <span className="absolute top-2 left-2 grid size-8 place-items-center rounded-full bg-paper text-ink">
            <Play className="size-4" />
          </span>
        )}
        {!isOne && (
          <button
            type="button"
            aria-label={m.media_remove_number({ number: index + 1 })}
            onClick={() => uploads.remove(id)}
            className="absolute top-1.5 right-1.5 grid size-9 place-items-center rounded-full border border-line bg-paper text-ink"
          >
            <Close className="size-4" />
          </button>
        )}
      </div>
      {isOrdered && uploads.ids.length > 1 && <MoveButtons {...{ id, index, uploads }} />}
      {isOne && (
        <div className="flex flex-wrap gap-x-4">
          {children}
          <button type="button" onClick={() => uploads.remove(id)} className={textButton}>
            {m.media_remove()}
          </button>
        </div>
      )}
    </li>
  );
}

/** The buttons of the first and last image stay enabled, because a disabled button would lose the focus. */
function MoveButtons({ id, index, uploads }: Pick<TileProps, 'uploads'> & { id: string; index: number }) {
  const number = index + 1;
  const look =
    'grid size-9 place-items-center rounded-full hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-30 aria-disabled:hover:bg-transparent';
  return (
    <div className="mt-1 flex items-center justify-between">
      <button
        type="button"
        aria-label={m.media_forward_number({ number })}
        aria-disabled={index === 0 || undefined}
        onClick={() => uploads.move(id, -1)}
        className={look}
      >
        <ChevronLeft className="size-4" />
      </button>
      <span aria-hidden className="text-sm text-soft tabular-nums">
        {number}
      </span>
      <button
        type="button"
        aria-label={m.media_back_number({ number })}
        aria-disabled={number === uploads.ids.length || undefined}
        onClick={() => uploads.move(id, 1)}
        className={look}
      >
        <ChevronRight className="size-4" />
      </button>
    </div>
  );
}

/**
 * Forgets the id of an upload that no longer exists (404). The server deletes unused uploads, but a stored draft may
 * still contain their ids.
 */
async function forgetIfGone(id: string, uploads: Uploads): Promise<void> {
  const { src } = pictureSources(id, uploads.isPrivate ? 'files' : 'media');
  const answer = await fetch(src, { method: 'HEAD' }).catch(() => null);
  if (answer?.status === 404) uploads.forget(id);
}

export function PendingTile(props: TileProps & { upload: PendingUpload }) {
  const { upload, uploads, isWhole, children } = props;
  const { isOne } = uploads;
  return (
    <li className={isOne ? 'grid grid-cols-[8rem_1fr] items-end gap-4' : ''}>
      <div className={`${frameOf(isWhole)} ${upload.error ? 'opacity-45' : ''}`}>
        {upload.preview && (
          <img
            src={upload.preview}
            alt=""
            className={`size-full opacity-60 ${fitOf(isWhole)}`}
            // Leaves the tile empty if the file is not an image. Otherwise the browser would show its icon for broken
            // images.
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
          />
        )}
      </div>
      <div className={isOne ? 'min-w-0' : 'mt-2 min-w-0'}>
        <UploadStatus {...{ upload, uploads }}>{children}</UploadStatus>
      </div>
    </li>
  );
}
