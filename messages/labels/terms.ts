import type { BenefitChannel, ContentKind, Platform, RightsMedium, Territory } from '#domain/terms/terms.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const contentKindLabels: Labels<ContentKind> = {
  post: m.terms_kind_post,
  reel: m.terms_kind_reel,
  story: m.terms_kind_story,
  video: m.terms_kind_video,
  other: m.terms_kind_other,
};

export const itemCounts: Record<ContentKind, (of: { count: number }) => string> = {
  post: m.terms_items_post,
  reel: m.terms_items_reel,
  story: m.terms_items_story,
  video: m.terms_items_video,
  other: m.terms_items_other,
};

export const platformLabels: Labels<Platform> = {
  instagram: () => 'Instagram',
  tiktok: () => 'TikTok',
  youtube: () => 'YouTube',
  other: m.terms_platform_other,
};

export const benefitChannelLabels: Labels<BenefitChannel> = {
  parcel: m.terms_channel_parcel,
  on_site: m.terms_channel_on_site,
  voucher: m.terms_channel_voucher,
};

export const rightsMediumLabels: Labels<RightsMedium> = {
  own_social: m.terms_media_own_social,
  own_site: m.terms_media_own_site,
  paid_ads: m.terms_media_paid_ads,
  print: m.terms_media_print,
};

/** Labels for influencers: `Its social channels`. `rightsMediumLabels` address the brand: `Your social channels`. */
export const brandMediumLabels: Labels<RightsMedium> = {
  ...rightsMediumLabels,
  own_social: m.offer_medium_own_social,
  own_site: m.offer_medium_own_site,
};

export const territoryLabels: Labels<Territory> = {
  fr: m.terms_territory_fr,
  eu: m.terms_territory_eu,
  world: m.terms_territory_world,
};

/** Labels for a sentence about the brand, with their preposition: `on its social channels`. */
export const askedMediumLabels: Labels<RightsMedium> = {
  own_social: m.asked_medium_own_social,
  own_site: m.asked_medium_own_site,
  paid_ads: m.asked_medium_paid_ads,
  print: m.asked_medium_print,
};

export const askedTerritoryLabels: Labels<Territory> = {
  fr: m.asked_territory_fr,
  eu: m.asked_territory_eu,
  world: m.asked_territory_world,
};
