/** `br;q=0` refuses `br`. `*` stands for encodings that are not named. */
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

/** An If-None-Match header may list several ETags, also weak ones (`W/`). `*` matches all. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map(opaque);
  return tags.includes(opaque(etag)) || tags.includes('*');
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
