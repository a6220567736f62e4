import { chosenFilters } from '#app/routes/influencer/search/chosen-filters.tsx';
import { kindOf } from '#domain/campaigns/collaboration.ts';
import { readSearch } from '#domain/campaigns/search/campaign-search.server.ts';
import type { Role } from '#domain/ctx.ts';
import { type BrowseFilters, type Range, readFilters } from '#domain/influencers/browse-filters.ts';
import { m } from '#messages';
import { formatCount, formatMoney, formatRate } from '#messages/format.ts';
import { collaborationLabels } from '#messages/labels/collaboration.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';
import { currentLanguage } from '#messages/path-language.ts';

/**
 * Returns the filters of a saved search in words, in the current language. The words are also the name of a new saved
 * search.
 */
export function searchWords(role: Role, query: string): string {
  const params = new URLSearchParams(query);
  const words = role === 'client' ? influencerWords(readFilters(params)) : campaignWords(params);
  return words.join(' · ');
}

const campaignWords = (params: URLSearchParams) =>
  chosenFilters(readSearch(params).values).map(({ label }) => label);

function influencerWords(filters: BrowseFilters): string[] {
  const { q, location, bio, followers, engagement, thematics, featured, advanced } = filters;
  const language = currentLanguage();
  const price = (cents: number) => formatMoney(cents, 'EUR', language);
  const { maxPostPriceCents: post, maxStoryPriceCents: story } = advanced;
  const words = [
    q && m.search_words_text({ text: q }),
    ...thematics.map((it) => thematicLabels[it]()),
    location,
    rangeWords(followers, (count) => formatCount(count, language), {
      from: m.search_words_followers_from,
      to: m.search_words_followers_to,
      both: m.search_words_followers,
    }),
    rangeWords(engagement, (percent) => formatRate(percent, language), {
      from: m.search_words_engagement_from,
      to: m.search_words_engagement_to,
      both: m.search_words_engagement,
    }),
    bio && m.search_words_bio({ text: bio }),
    featured && m.browse_featured_only(),
    advanced.verified && m.browse_verified(),
    advanced.acceptsGifts && m.browse_gifts(),
    advanced.acceptsPayment && m.browse_paid(),
    post !== null && m.search_words_post({ price: price(post) }),
    story !== null && m.search_words_story({ price: price(story) }),
    ...advanced.kinds.map((it) => collaborationLabels[kindOf(it)]()),
    ...advanced.cities,
  ];
  return words.filter((it) => typeof it === 'string' && it !== '').map(String);
}

interface RangeTexts {
  from: (inputs: { min: string }) => string;
  to: (inputs: { max: string }) => string;
  both: (inputs: { min: string; max: string }) => string;
}

function rangeWords({ min, max }: Range, format: (value: number) => string, texts: RangeTexts): string {
  if (max === null) return min > 0 ? texts.from({ min: format(min) }) : '';
  return min > 0 ? texts.both({ min: format(min), max: format(max) }) : texts.to({ max: format(max) });
}
