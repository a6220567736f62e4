import { site } from '#site';

/** Only the operator's booking pages may be framed. */
const frameSources = Object.values(site.booking).flatMap((it) => (it ? [new URL(it.url).origin] : []));

export function contentSecurityPolicy(
  nonce: string | undefined,
  extraPolicy: string[],
  formTargets: string,
): string {
  return [
    "default-src 'self'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `frame-src ${frameSources.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action ${formTargets}`,
    "frame-ancestors 'none'",
    ...extraPolicy,
  ].join('; ');
}
