import type { ReactNode } from 'react';
import { m } from '#messages';
import type { PendingUpload, Uploads } from './use-uploads.ts';

export const textButton = 'inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4';

interface UploadStatusProps {
  upload: PendingUpload;
  uploads: Uploads;
  children?: ReactNode;
}

export function UploadStatus({ upload, uploads, children }: UploadStatusProps) {
  const { part, error, isRefused } = upload;
  const percent = Math.floor(part * 100);
  const { name } = upload.file;
  return (
    <>
      <p className="truncate text-sm" title={name}>
        {name}
      </p>
      {error ? (
        <p className="text-sm text-bad">{error}</p>
      ) : (
        <>
          <progress
            value={part}
            aria-label={m.media_sending({ name })}
            className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
          />
          <p className="text-sm text-soft tabular-nums">
            {percent < 100 ? m.media_percent({ percent }) : m.media_arriving()}
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-x-4">
        {error && !isRefused && (
          <button type="button" onClick={() => uploads.retry(upload)} className={textButton}>
            {m.media_retry()}
          </button>
        )}
        {error && children}
        <button
          type="button"
          aria-label={error ? undefined : m.media_cancel_name({ name })}
          onClick={() => uploads.cancel(upload.key)}
          className={textButton}
        >
          {error ? m.media_remove() : m.media_cancel()}
        </button>
      </div>
    </>
  );
}

export function UploadAnnouncements({ uploads: { pending, announced } }: { uploads: Uploads }) {
  return (
    <p role="status" className="sr-only">
      {pending.map((it) => it.error ?? m.media_sending({ name: it.file.name })).join(' ') || announced}
    </p>
  );
}
