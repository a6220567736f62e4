import { offersGift } from '../campaigns/campaign.ts';
import type { PublicCampaign } from '../campaigns/campaign-view.ts';
import { needsVenue } from '../campaigns/collaboration.ts';
import { daysAfter } from '../clock.ts';
import { excerptOf } from '../excerpt.ts';
import { lineOf } from '../line.ts';
import { type Benefit, maxTermsLengths, type Terms, type TermsLine } from './terms.ts';

/** The value of the benefit is missing until the brand states the value. */
export interface TermsDraft extends Omit<Terms, 'benefit'> {
  benefit: (Omit<Benefit, 'valueCents'> & { valueCents: number | null }) | null;
}

type Described = Pick<
  PublicCampaign,
  | 'compensationType'
  | 'collaborationType'
  | 'giftDescription'
  | 'postPriceCents'
  | 'storyPriceCents'
  | 'startDate'
  | 'endDate'
>;

const DRAFT_DAYS = 7;

/**
 * Returns the terms that a campaign implies before its brand writes terms:
 * - one post if the campaign has a price for a post, and one story if it has a price for a story
 * - one unpaid post if the campaign has neither price
 * - the campaign's gift
 *
 * Publication is within the campaign's days. Drafts are due a week before the campaign ends, or on the first day of
 * publication if that day is later. `today` is a day in Paris.
 */
export function defaultTerms(campaign: Described, today: string): TermsDraft {
  const hasBenefit = offersGift(campaign.compensationType);
  const line = (kind: 'post' | 'story', feeCents: number): TermsLine => ({
    kind,
    platform: 'instagram',
    count: 1,
    feeCents,
    note: '',
    needsBenefit: hasBenefit,
  });
  const { postPriceCents: post, storyPriceCents: story, startDate, endDate } = campaign;
  const paid = [post > 0 && line('post', post), story > 0 && line('story', story)].filter(
    (it) => it !== false,
  );
  const publishFrom = startDate > today || endDate < today ? startDate : today;
  const weekBefore = daysAfter(endDate, -DRAFT_DAYS);
  return {
    format: 1,
    currency: 'EUR',
    lines: paid.length > 0 ? paid : [line('post', 0)],
    benefit: hasBenefit
      ? {
          what: excerptOf(lineOf(campaign.giftDescription), maxTermsLengths.benefit),
          valueCents: null,
          channel: needsVenue(campaign.collaborationType) ? 'on_site' : 'parcel',
        }
      : null,
    draftFirst: true,
    revisions: 1,
    submitBy: weekBefore > publishFrom ? weekBefore : publishFrom,
    publishFrom,
    publishBy: endDate,
    liveDays: 30,
    rights: { media: ['own_social'], territory: 'fr', months: 6 },
    mention: 'Collaboration commerciale',
    exclusivityDays: 0,
    mustSay: '',
    mustNotSay: '',
  };
}
