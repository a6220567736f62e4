import { type Ctx, requireActor } from '../../ctx.ts';
import type { FiguresSource } from '../../influencers/figures.ts';
import type { Thematic } from '../reference.ts';
import type { StatedProfile } from './condition.ts';

export interface SourcedProfile extends StatedProfile {
  figuresSource: FiguresSource;
}

export async function findStatedProfile(ctx: Ctx): Promise<SourcedProfile> {
  const profile = await ctx.db
    .selectFrom('influencer')
    .select(['followers', 'figures_source as figuresSource', 'thematics', 'location'])
    .where('user_id', '=', requireActor(ctx).id)
    .$narrowType<{ thematics: Thematic[] }>()
    .executeTakeFirst();
  return profile ?? { followers: null, figuresSource: 'declared', thematics: [], location: '' };
}
