import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns the requested byte range, both ends included (RFC 9110, section 14). Returns null for the whole file:
 * without a range, with several ranges, or if If-Range has another ETag. Returns `impossible` if the range starts
 * after the end of the file.
 */
export function rangeOf(
  headers: IncomingHttpHeaders,
  { etag, bytes }: { etag: string; bytes: number },
): { start: number; end: number } | null | 'impossible' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isSameVersion = headers['if-range'] === undefined || headers['if-range'] === etag;
  if (!isSameVersion || (from === '' && to === '')) return null;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return start > end ? 'impossible' : { start, end };
}
