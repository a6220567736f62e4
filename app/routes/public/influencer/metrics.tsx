import { BadgeCheck } from '#app/ui/icons.tsx';
import type { ProfileView } from '#domain/influencers/profile-view.ts';
import { m } from '#messages';
import { formatAgo, formatCount, formatRate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

/** The profile's metrics, the formula of the engagement rate, and the source of the metrics. */
export function Metrics({ profile, now }: { profile: ProfileView; now: Date }) {
  const language = currentLanguage();
  const figures = [
    [m.influencer_followers(), formatCount(profile.followers, language)],
    [m.influencer_following(), formatCount(profile.following, language)],
    [m.influencer_posts(), formatCount(profile.posts, language)],
    [m.influencer_engagement(), formatRate(profile.engagementRate, language)],
  ] as const;
  const { figuresSource, figuresReadAt } = profile;
  return (
    <section aria-label={m.influencer_tab_metrics()}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 border-b border-line pb-8 lg:grid-cols-4">
        {figures.map(([name, figure]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="font-serif text-5xl tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 grid max-w-prose gap-2 text-soft">
        <p>{m.influencer_formula()}</p>
        {figuresSource === 'verified' && figuresReadAt ? (
          <p className="flex items-start gap-2 text-good">
            <BadgeCheck className="mt-0.5 size-5 shrink-0" />
            {m.influencer_figures_read({ ago: formatAgo(figuresReadAt, now, language) })}
          </p>
        ) : (
          <p>{m.influencer_figures_declared()}</p>
        )}
      </div>
    </section>
  );
}
