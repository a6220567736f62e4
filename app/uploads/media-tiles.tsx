import type { ReactNode } from 'react';
import { Close, Play } from '#app/ui/icons.tsx';
import { Picture } from '#app/ui/image.tsx';
import { kindOfMedia, pictureSources } from '#domain/files/media.ts';
import { m } from '#messages';
import { SendingState } from './sending-state.tsx';
import type { OnItsWay, Uploads } from './use-uploads.ts';

const quiet = 'inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4';
/** What is shown whole, such as a logo, stands in a square on white, where pages show it so. */
const frameOf = (isWhole: boolean) =>
  `relative w-full overflow-hidden rounded-card ${isWhole ? 'aspect-square border border-line bg-white' : 'aspect-4/5 bg-sunken'}`;
const fitOf = (isWhole: boolean) => (isWhole ? 'object-contain' : 'object-cover');

/** One that is there: its picture, and the way to remove it. */
export function ArrivedTile({
  id,
  index,
  uploads,
  isWhole,
  children,
}: {
  id: string;
  index: number;
  uploads: Uploads;
  isWhole: boolean;
  /** What else there is to do. */
  children: ReactNode;
}) {
  const isOne = uploads.most === 1;
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
            className="size-full"
            onError={() => void lookFor(id, uploads)}
          />
        )}
        {kindOfMedia(id) === 'video' && <VideoMark />}
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
  isWhole,
  children,
}: {
  it: OnItsWay;
  uploads: Uploads;
  isWhole: boolean;
  /** The way to another one instead, once it has failed. */
  children: ReactNode;
}) {
  const isOne = uploads.most === 1;
  return (
    <li className={isOne ? 'grid grid-cols-[8rem_1fr] items-end gap-4' : ''}>
      <div className={`${frameOf(isWhole)} ${it.error ? 'opacity-45' : ''}`}>
        {it.preview && (
          <img
            src={it.preview}
            alt=""
            className={`size-full opacity-60 ${fitOf(isWhole)}`}
            // A picture by its name alone: the tile stays blank, without the browser's sign of a broken one.
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
          />
        )}
      </div>
      <div className={isOne ? 'min-w-0' : 'mt-2 min-w-0'}>
        <SendingState {...{ it, uploads }}>{children}</SendingState>
      </div>
    </li>
  );
}

function VideoMark() {
  return (
    <span className="absolute top-2 left-2 grid size-8 place-items-center rounded-full bg-paper text-ink">
      <Play className="size-4" />
    </span>
  );
}
