import type { Ctx } from '../ctx.ts';

/** Deletes expired sessions and links. A session contains personal data: a network address and the name of a browser. */
export async function forgetExpired({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('user_session').where('expires_at', '<', now).execute();
  await db.deleteFrom('auth_verification').where('expires_at', '<', now).execute();
}
