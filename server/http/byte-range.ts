import type { IncomingHttpHeaders } from 'node:http';

/**
 * The part of a file that a request asks for, both ends included; null for all of it, also when several parts are asked for
 * or the asker has another version of it (If-Range); `impossible` past its end (RFC 9110, section 14).
 */
export function rangeOf(
  headers: IncomingHttpHeaders,
  { etag, bytes }: { etag: string; bytes: number },
): { start: number; end: number } | null | 'impossible' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isOfThis = headers['if-range'] === undefined || headers['if-range'] === etag;
  if (!isOfThis || (from === '' && to === '')) return null;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return start > end ? 'impossible' : { start, end };
}
