/**
 * Returns whether an Accept-Encoding header accepts this encoding. `br;q=0` refuses `br`. `*` applies to each
 * encoding that the header does not name.
 */
export function acceptsEncoding(accepted: string | null | undefined, encoding: string): boolean {
  const weights = new Map(
    (accepted ?? '').split(',').map((each) => {
      const [name = '', ...parameters] = each.toLowerCase().split(';');
      const weight = parameters.map((it) => /^\s*q=(.*)$/.exec(it)?.[1]).find(Boolean);
      return [name.trim(), Number(weight ?? 1)];
    }),
  );
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}

/**
 * Returns whether an If-None-Match header matches this ETag. The header may list several ETags, also weak ETags (`W/`).
 * `*` matches every ETag.
 */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map(opaque);
  return tags.includes(opaque(etag)) || tags.includes('*');
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
