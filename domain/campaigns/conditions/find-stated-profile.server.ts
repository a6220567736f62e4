import { type Ctx, requireActor } from '../../ctx.ts';
import type { Thematic } from '../reference.ts';
import type { StatedProfile } from './condition.ts';

/** Returns what the actor's profile states. An actor without a profile states nothing. */
export async function findStatedProfile(ctx: Ctx): Promise<StatedProfile> {
  const profile = await ctx.db
    .selectFrom('influencer')
    .select(['followers', 'thematics', 'location'])
    .where('user_id', '=', requireActor(ctx).id)
    .$narrowType<{ thematics: Thematic[] }>()
    .executeTakeFirst();
  return profile ?? { followers: null, thematics: [], location: '' };
}
