import type { ApplicationForReview } from '#domain/applications/find-application-for-review.server.ts';
import { m } from '#messages';
import { formatCount, formatFigure, formatRate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

export function figuresOf(influencer: ApplicationForReview['influencer']) {
  const { followers, engagementRate, previousCollaborations, figuresSource: source } = influencer;
  const at = source === 'verified' ? influencer.figuresReadAt : influencer.figuresDeclaredAt;
  const language = currentLanguage();
  return [
    { name: m.review_followers(), value: formatFigure(followers, formatCount, language), source, at },
    {
      name: m.review_engagement(),
      value: formatFigure(engagementRate, formatRate, language),
      source,
      at,
    },
    {
      name: m.review_collaborations(),
      value: String(previousCollaborations),
      source: 'counted',
      at: null,
    },
  ] as const;
}
