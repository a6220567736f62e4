import { type Ctx, isMember, type Member } from '../ctx.ts';
import { findAddressee } from './find-addressee.server.ts';
import { userIdOfLink } from './links.server.ts';

/**
 * Returns the context of the suspended person to whom the link was emailed. Suspended people cannot log in, so the
 * link replaces the login, but only for the export and the erasure. Returns null for any other link.
 */
export async function actingByLink(ctx: Ctx, token: string): Promise<(Ctx & { actor: Member }) | null> {
  const userId = token && (await userIdOfLink(ctx, 'data', token));
  const person = userId ? await findAddressee(ctx, { userId }) : null;
  if (!isMember(person) || !person.suspended) return null;
  const { id, role, name, email, language } = person;
  return { ...ctx, actor: { id, role, name, email, language } };
}
