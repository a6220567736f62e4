import type { Ctx } from '../ctx.ts';

/** Deletes expired sessions, links and remembered browsers. Sessions contain personal data: a network address and a browser name. */
export async function forgetExpired({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('user_session').where('expires_at', '<', now).execute();
  await db.deleteFrom('remembered_browser').where('expires_at', '<', now).execute();
  await db.deleteFrom('auth_verification').where('expires_at', '<', now).execute();
}
