import type { ReactNode } from 'react';
import { kindOfMedia, pictureSources } from '#domain/files/media.ts';
import { m } from '#messages';
import { Close, Play } from './ui/icons.tsx';
import { Picture } from './ui/picture.tsx';
import type { OnItsWay, Uploads } from './use-uploads.ts';

const quiet = 'inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4';
const frame = 'relative aspect-4/5 w-full overflow-hidden rounded-card bg-sunken';

/** One that is there: its picture, and the way to remove it. */
export function ArrivedTile({
  id,
  index,
  uploads,
  children,
}: {
  id: string;
  index: number;
  uploads: Uploads;
  /** What else there is to do. */
  children: ReactNode;
}) {
  const isOne = uploads.most === 1;
  const preview = uploads.previewOf(id);
  const alt = isOne ? '' : m.media_number({ number: index + 1 });
  return (
    <li className={isOne ? 'grid grid-cols-[8rem_1fr] items-end gap-4' : ''}>
      <div className={frame}>
        {preview ? (
          <img src={preview} alt={alt} className="size-full object-cover" />
        ) : (
          <Picture
            media={id}
            alt={alt}
            width="9rem"
            className="size-full"
            onError={() => void lookFor(id, uploads)}
          />
        )}
        {kindOfMedia(id) === 'video' && <FilmMark />}
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
      {isOne && (
        <div className="flex flex-wrap gap-x-4">
          {children}
          <button type="button" onClick={() => uploads.remove(id)} className={quiet}>
            {m.media_remove()}
          </button>
        </div>
      )}
    </li>
  );
}

/** What waits too long is swept: the draft of a form may be older. Without a network nothing is known. */
async function lookFor(id: string, uploads: Uploads): Promise<void> {
  const answer = await fetch(pictureSources(id).src, { method: 'HEAD' }).catch(() => null);
  if (answer?.status === 404) uploads.forget(id);
}

/** One on its way, with how far it is; or one that did not arrive, with why. */
export function SendingTile({
  it,
  uploads,
  children,
}: {
  it: OnItsWay;
  uploads: Uploads;
  /** The way to another one instead, once it has failed. */
  children: ReactNode;
}) {
  const isOne = uploads.most === 1;
  const { file, part, preview, error } = it;
  const percent = Math.floor(part * 100);
  const bar = (
    <progress
      value={part}
      aria-label={m.media_sending({ name: file.name })}
      className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
    />
  );
  return (
    <li className={isOne ? 'grid grid-cols-[8rem_1fr] items-end gap-4' : ''}>
      <div className={`${frame} ${error ? 'opacity-45' : ''}`}>
        {preview && <img src={preview} alt="" className="size-full object-cover opacity-60" />}
      </div>
      <div className={isOne ? 'min-w-0' : 'mt-2 min-w-0'}>
        <p className="truncate text-sm" title={file.name}>
          {file.name}
        </p>
        {error ? (
          <p className="text-sm text-bad">{error}</p>
        ) : (
          <>
            {bar}
            <p className="text-sm text-soft tabular-nums">
              {percent < 100 ? m.media_percent({ percent }) : m.media_arriving()}
            </p>
          </>
        )}
        <div className="flex flex-wrap gap-x-4">
          {error && (
            <button type="button" onClick={() => uploads.retry(it.key)} className={quiet}>
              {m.media_retry()}
            </button>
          )}
          {error && children}
          <button
            type="button"
            aria-label={error ? undefined : m.media_cancel_name({ name: file.name })}
            onClick={() => uploads.cancel(it.key)}
            className={quiet}
          >
            {error ? m.media_remove() : m.media_cancel()}
          </button>
        </div>
      </div>
    </li>
  );
}

function FilmMark() {
  return (
    <span className="absolute top-2 left-2 grid size-8 place-items-center rounded-full bg-paper text-ink">
      <Play className="size-4" />
    </span>
  );
}
