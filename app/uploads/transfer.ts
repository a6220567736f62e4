import type { ErrorBody } from '#app/forms/error-body.ts';
import type { ProfileName } from '#domain/files/profiles.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import { m } from '#messages';

export interface UploadOptions {
  profile: ProfileName;
  /** A retry sends the same UUID, so that the server stores the file once. */
  uploadId: string;
  poster?: Blob | null;
  /** Sent share of the file, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** The page shows `message`. With `isRefused`, the server refused the file itself, and a retry cannot help. */
export class UploadFailed extends Error {
  readonly isRefused: boolean;
  /** 0 without a response. */
  readonly status: number;

  readonly code: RefusalCode | undefined;

  constructor(message: string, { status, code }: { status: number; code?: RefusalCode | undefined }) {
    super(message);
    this.isRefused = REFUSED_FILE_STATUSES.includes(status);
    this.status = status;
    this.code = code;
  }
}

/**
 * These statuses mean that the file is too large, of a wrong type, or damaged. After other statuses, a retry may
 * help.
 */
const REFUSED_FILE_STATUSES = [413, 415, 422];

const IDLE_MS = 60_000;

interface TransferOptions {
  method: 'POST' | 'PUT';
  address: string;
  body: FormData | Blob | string | null;
  /** Milliseconds without progress after which the request fails. By default a minute. */
  idleMs?: number;
  /** Sent bytes and total bytes of the body. */
  onProgress?: (sent: number, total: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a request and returns the JSON of a response with status 2xx. Rejects with `UploadFailed`, whose `message` is
 * the server's text or “Upload failed”. Uses XMLHttpRequest, because `fetch` reports no upload progress.
 */
export function transfer<Content>(options: TransferOptions): Promise<Content> {
  const { method, address, body, idleMs = IDLE_MS, onProgress, signal } = options;
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<Content>();
  let idle: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    clearTimeout(idle);
    idle = setTimeout(() => request.abort(), idleMs);
  };
  const abort = () => request.abort();
  request.upload.onprogress = ({ loaded, total }) => {
    watch();
    onProgress?.(loaded, total);
  };
  request.responseType = 'json';
  request.onloadend = () => {
    clearTimeout(idle);
    signal.removeEventListener('abort', abort);
    const { status } = request;
    // Null without a response, or if a proxy responded with HTML.
    const content = request.response as Content | Partial<ErrorBody> | null;
    if (status === 204 || (status >= 200 && status < 300 && content)) return resolve(content as Content);
    const refused: Partial<ErrorBody> = content ?? {};
    const { message = m.media_failed(), code } = refused;
    reject(new UploadFailed(message, { status, code }));
  };
  signal.addEventListener('abort', abort);
  request.open(method, address);
  if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json');
  watch();
  request.send(body);
  return promise;
}
