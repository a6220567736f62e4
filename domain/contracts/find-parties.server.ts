import { site } from '#site';
import { isBlockedBy } from '../blocks/blocks.server.ts';
import { dayOf } from '../clock.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { findIdentityOf, isComplete, requireIdentity } from '../identities/find-identity.server.ts';
import { isMinor } from '../identities/identity.ts';
import { Refusal } from '../refusal.ts';
import type { Parties, Party } from './contract.ts';

interface SidesOfDeal {
  client_id: string;
  influencer_user_id: string;
}

/**
 * Returns both sides as they are now. Refuses with `identity.incomplete` and `identity.minor` for the actor, and with
 * `identity.other_incomplete` if the other side cannot be a party. Also refuses so if the other side has blocked the
 * actor, as if it had removed its details. Callers must have loaded the deal through the actor.
 */
export async function requireParties(ctx: Ctx, deal: SidesOfDeal): Promise<Parties> {
  await requireIdentity(ctx);
  const { id: actorId } = requireActor(ctx);
  const otherId = deal.client_id === actorId ? deal.influencer_user_id : deal.client_id;
  if (await isBlockedBy(ctx, otherId, actorId)) throw new Refusal('identity.other_incomplete');
  const brand = await findParty(ctx, deal.client_id);
  const influencer = await findParty(ctx, deal.influencer_user_id);
  if (!brand || !influencer) throw new Refusal('identity.other_incomplete');
  return { brand, influencer };
}

/** Returns null if the details of the account are incomplete, or if the person is below the minimum age. */
async function findParty(ctx: Ctx, userId: string): Promise<Party | null> {
  const identity = await findIdentityOf(ctx, userId);
  if (!identity || !isComplete(identity)) return null;
  if (isMinor(identity, dayOf(ctx.now), site.deals.minimumAge)) return null;
  const person = await ctx.db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!person) return null;
  const { birthDate: _, ...named } = identity;
  return { ...named, email: person.email };
}
