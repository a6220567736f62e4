import { Figure } from '#app/ui/figure.tsx';
import { isAnyStated } from '#domain/influencers/figures.ts';
import type { ProfileView } from '#domain/influencers/profile-view.ts';
import { m } from '#messages';
import { formatCount, formatFigure, formatRate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

export function KeyFigures({ profile }: { profile: ProfileView }) {
  const language = currentLanguage();
  const { followers, posts, engagementRate, figuresSource } = profile;
  if (!isAnyStated(followers, posts, engagementRate)) return null;
  const figures = [
    [m.influencer_card_followers(), formatFigure(followers, formatCount, language)],
    [m.influencer_card_engagement(), formatFigure(engagementRate, formatRate, language)],
    [m.influencer_card_posts(), formatFigure(posts, formatCount, language)],
  ] as const;
  return (
    <dl className="mt-6 flex max-w-lg divide-x divide-line border-y border-line py-4 *:flex-1 *:pl-4 *:first:pl-0 sm:*:pl-6">
      {figures.map(([name, figure]) => (
        <Figure key={name} name={name} value={figure} source={figuresSource} size="text-3xl sm:text-4xl" />
      ))}
    </dl>
  );
}
