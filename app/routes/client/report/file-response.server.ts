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
