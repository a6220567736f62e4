import type { ApplicationForReview } from '#domain/applications/find-application-for-review.server.ts';
import { m } from '#messages';
import { formatCount, formatFigure, formatRate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

export function figuresOf(influencer: ApplicationForReview['influencer']) {
  const { followers, engagementRate, previousCollaborations, figuresSource: source } = influencer;
  const readAt = influencer.figuresReadAt;
  const language = currentLanguage();
  return [
    { name: m.review_followers(), value: formatFigure(followers, formatCount, language), source, readAt },
    {
      name: m.review_engagement(),
      value: formatFigure(engagementRate, formatRate, language),
      source,
      readAt,
    },
    {
      name: m.review_collaborations(),
      value: String(previousCollaborations),
      source: 'counted',
      readAt: null,
    },
  ] as const;
}
