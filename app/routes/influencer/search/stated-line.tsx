import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import type { SourcedProfile } from '#domain/campaigns/conditions/find-stated-profile.server.ts';
import { m } from '#messages';
import { thematicNames } from '#messages/condition-text.ts';
import { formatNumber } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

export function StatedLine({ profile }: { profile: SourcedProfile }) {
  const { followers, figuresSource, thematics } = profile;
  const to = usePath();
  const language = currentLanguage();
  const facts = [
    followers !== null && m.search_compared_followers({ count: formatNumber(followers, language) }),
    thematics.length > 0 && thematicNames(thematics, language),
  ]
    .filter(Boolean)
    .join(' · ');
  const compared = figuresSource === 'declared' ? m.search_compared : m.search_compared_verified;
  return (
    <>
      {facts ? compared({ facts }) : m.search_compared_nothing()}{' '}
      <Link
        to={to('/profile', { tab: 'account', '#': 'thematics' })}
        className="whitespace-nowrap text-ink underline underline-offset-4"
      >
        {m.search_compared_edit()}
      </Link>
    </>
  );
}
