/** Brands block influencers, influencers block brands. */
export type BlockableKind = 'influencer' | 'company';
