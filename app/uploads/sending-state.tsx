import type { ReactNode } from 'react';
import { m } from '#messages';
import type { OnItsWay, Uploads } from './use-uploads.ts';

const quiet = 'inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4';

interface SendingStateProps {
  it: OnItsWay;
  uploads: Uploads;
  /** The way to another one instead, once it has failed. */
  children?: ReactNode;
}

/** How far a file on its way is, and the way to stop it; or why it did not arrive, and the way to try again where that may help. */
export function SendingState({
  it: { key, file, part, error, isRefused },
  uploads,
  children,
}: SendingStateProps) {
  const percent = Math.floor(part * 100);
  const { name } = file;
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
          <button type="button" onClick={() => uploads.retry(key)} className={quiet}>
            {m.media_retry()}
          </button>
        )}
        {error && children}
        <button
          type="button"
          aria-label={error ? undefined : m.media_cancel_name({ name })}
          onClick={() => uploads.cancel(key)}
          className={quiet}
        >
          {error ? m.media_remove() : m.media_cancel()}
        </button>
      </div>
    </>
  );
}

/** For those who listen to the page: what is on its way or did not arrive, else what arrived last. */
export function SpokenUploads({ uploads: { onItsWay, arrived } }: { uploads: Uploads }) {
  return (
    <p role="status" className="sr-only">
      {onItsWay.map((it) => it.error ?? m.media_sending({ name: it.file.name })).join(' ') ||
        (arrived && m.media_arrived({ name: arrived }))}
    </p>
  );
}
