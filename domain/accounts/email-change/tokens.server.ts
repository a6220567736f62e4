import type { Ctx } from '../../ctx.ts';

type Purpose = 'confirm' | 'undo';

/**
 * Returns the token of the emailed link to confirm or undo a change. The token is a signature and not a
 * stored secret, so an email that is written twice has the same link. The row of the change says whether the
 * link still works.
 */
export function emailChangeToken({ services }: Pick<Ctx, 'services'>, purpose: Purpose, id: string): string {
  return services.signing.sign(`email-change ${purpose} ${id}`);
}

/** Returns the id of the change, or null if the signature is invalid. */
export function idOfToken(
  { services }: Pick<Ctx, 'services'>,
  purpose: Purpose,
  token: string,
): string | null {
  const [kind, tokenPurpose, id] = (services.signing.read(token) ?? '').split(' ');
  return kind === 'email-change' && tokenPurpose === purpose && id ? id : null;
}
