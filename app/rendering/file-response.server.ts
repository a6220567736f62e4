import { fold } from '#domain/fold.ts';

/** Returns a name such as `detailed-report-autumn-table`, with at most 80 characters. */
export function fileNameOf(kind: string, title: string): string {
  const words = fold(title).match(/[a-z0-9]+/g) ?? [];
  return [kind, ...words].join('-').slice(0, 80);
}

/** Responds with a download that no cache keeps. */
export function fileResponse(
  name: string,
  [type, extension]: readonly [string, string],
  body: BodyInit,
): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}.${extension}"`,
      'cache-control': 'private, no-store',
    },
  });
}
