import type { ReactNode, RefObject } from 'react';
import { Picture } from '#app/ui/image.tsx';
import type { ContentFile } from '#domain/deliverables/content.ts';
import { pictureSources, videoAddress } from '#domain/files/media.ts';
import { m } from '#messages';
import { Thumbnails } from './thumbnails.tsx';

interface StageProps {
  files: readonly ContentFile[];
  /** The file that is shown large. */
  shown: ContentFile;
  onShow: (file: ContentFile) => void;
  video: RefObject<HTMLVideoElement | null>;
  onSecond?: ((second: number) => void) | undefined;
  /** The picture with its remarks. Not shown for videos. */
  children: ReactNode;
  foot?: ReactNode;
}

/** Shows one file of a draft, or one screenshot, in its aspect ratio. The thumbnails of all files are below. */
export function Stage({ files, shown, onShow, video, onSecond, children, foot }: StageProps) {
  const number = files.indexOf(shown) + 1;
  return (
    <section aria-label={m.content_files_label()} className="min-w-0">
      {shown.kind === 'video' ? (
        <Video key={shown.id} file={shown} label={m.content_video({ number })} {...{ video, onSecond }} />
      ) : (
        children
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        {files.length > 1 && <Thumbnails {...{ files, shown, onShow }} />}
        <div className="min-w-0 flex-1 basis-52 text-sm text-soft">
          {files.length > 1 && (
            <p className="tabular-nums">{m.content_count({ number, count: files.length })}</p>
          )}
          {foot}
        </div>
      </div>
    </section>
  );
}

/** Returns the style of a file's frame. The frame is at most 46rem high, and at most 84 % as high as the window. */
export function frameOf({ width, height }: ContentFile) {
  const ratio = width && height ? width / height : 4 / 5;
  return { aspectRatio: String(ratio), maxWidth: `calc(min(46rem, 84dvh) * ${ratio.toFixed(4)})` };
}

export function LargePicture({ file, number }: { file: ContentFile; number: number }) {
  return (
    <Picture
      media={file.id}
      alt={m.content_picture({ number })}
      width="(min-width: 1024px) 40rem, 100vw"
      first
      isPrivate
      className="size-full rounded-card"
    />
  );
}

interface VideoProps extends Pick<StageProps, 'video' | 'onSecond'> {
  file: ContentFile;
  label: string;
}

function Video({ file, label, video, onSecond }: VideoProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: uploaded videos have no captions
    <video
      ref={video}
      controls
      playsInline
      preload="metadata"
      poster={pictureSources(file.id, 'files').src}
      src={videoAddress(file.id, 'files')}
      aria-label={label}
      onTimeUpdate={({ currentTarget }) => onSecond?.(Math.floor(currentTarget.currentTime))}
      className="w-full max-lg:mx-auto rounded-card bg-sunken object-contain"
      style={frameOf(file)}
    />
  );
}
