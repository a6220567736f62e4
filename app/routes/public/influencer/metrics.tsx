import { Figure } from '#app/ui/figure.tsx';
import { BadgeCheck } from '#app/ui/icons.tsx';
import { isAnyStated } from '#domain/influencers/figures.ts';
import type { ProfileView } from '#domain/influencers/profile-view.ts';
import { m } from '#messages';
import { formatAgo, formatCount, formatFigure, formatRate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

export function Metrics({ profile, now }: { profile: ProfileView; now: Date }) {
  const language = currentLanguage();
  const { followers, following, posts, engagementRate, figuresSource, figuresReadAt } = profile;
  const declared = isAnyStated(followers, following, posts, engagementRate)
    ? m.influencer_figures_declared()
    : m.influencer_none_stated_text();
  const figures = [
    [m.influencer_followers(), formatFigure(followers, formatCount, language)],
    [m.influencer_following(), formatFigure(following, formatCount, language)],
    [m.influencer_posts(), formatFigure(posts, formatCount, language)],
    [m.influencer_engagement(), formatFigure(engagementRate, formatRate, language)],
  ] as const;
  return (
    <section aria-label={m.influencer_tab_metrics()}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 border-b border-line pb-8 lg:grid-cols-4">
        {figures.map(([name, figure]) => (
          <Figure key={name} name={name} value={figure} source={figuresSource} size="text-5xl" />
        ))}
      </dl>
      <div className="mt-6 grid max-w-prose gap-2 text-soft">
        <p>{m.influencer_formula()}</p>
        {figuresSource === 'verified' && figuresReadAt ? (
          <p className="flex items-start gap-2 text-good">
            <BadgeCheck className="mt-0.5 size-5 shrink-0" />
            {m.influencer_figures_read({
              ago: formatAgo(figuresReadAt, now, language, { inSentence: true }),
            })}
          </p>
        ) : (
          <p>
            {declared}{' '}
            {figuresReadAt &&
              m.influencer_figures_last_read({
                ago: formatAgo(figuresReadAt, now, language, { inSentence: true }),
              })}
          </p>
        )}
      </div>
    </section>
  );
}
