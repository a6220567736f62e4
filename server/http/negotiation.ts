/** Whether an Accept-Encoding header takes this encoding: `br;q=0` does not, and `*` speaks for those it does not name. */
export function takes(accepted: string | null | undefined, encoding: string): boolean {
  const weights = new Map(
    (accepted ?? '').split(',').map((each) => {
      const [name = '', ...parameters] = each.toLowerCase().split(';');
      const weight = parameters.map((it) => /^\s*q=(.*)$/.exec(it)?.[1]).find(Boolean);
      return [name.trim(), Number(weight ?? 1)];
    }),
  );
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}

/** Whether an If-None-Match header names this ETag: alone, in a list, as weak or strong, or as `*`. */
export function knows(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map(opaque);
  return tags.includes(opaque(etag)) || tags.includes('*');
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
