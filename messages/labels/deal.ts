import type { CloseReason, DealStatus } from '#domain/deals/deal.ts';
import type { OfferStatus } from '#domain/offers/offer.ts';
import type { TermsTopic } from '#domain/terms/compare-terms.ts';
import type { ContentKind } from '#domain/terms/terms.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const dealStateLabels: Labels<Exclude<DealStatus, 'closed'> | CloseReason> = {
  negotiating: m.deal_state_negotiating,
  signing: m.deal_state_signing,
  running: m.deal_state_running,
  done: m.deal_state_done,
  stopped: m.deal_state_stopped,
  silent: m.deal_state_silent,
  not_signed: m.deal_state_not_signed,
  campaign_closed: m.deal_state_campaign_closed,
};

export const offerStatusLabels: Labels<OfferStatus> = {
  open: m.deal_offer_open,
  accepted: m.deal_offer_accepted,
  declined: m.deal_offer_declined,
  countered: m.deal_offer_countered,
  withdrawn: m.deal_offer_withdrawn,
  expired: m.deal_offer_expired,
  void: m.deal_offer_void,
};

/** Nouns with their article, for use within a sentence: `the gift`. */
export const termsTopicNames: Labels<TermsTopic> = {
  gift: m.offer_topic_gift,
  drafts: m.offer_topic_drafts,
  dates: m.offer_topic_dates,
  live: m.offer_topic_live,
  rights: m.offer_topic_rights,
  mention: m.offer_topic_mention,
  exclusivity: m.offer_topic_exclusivity,
  words: m.offer_topic_words,
};

/** Nouns without an article, for use within a sentence: `post` in `for each post`. */
export const itemNames: Labels<ContentKind> = {
  post: m.offer_item_post,
  reel: m.offer_item_reel,
  story: m.offer_item_story,
  video: m.offer_item_video,
  other: m.offer_item_other,
};
