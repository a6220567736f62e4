import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import type { StatedProfile } from '#domain/campaigns/conditions/condition.ts';
import { m } from '#messages';
import { thematicNames } from '#messages/condition-text.ts';
import { formatNumber } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

/** Says which facts of the profile the cards are compared with. */
export function StatedLine({ profile: { followers, thematics } }: { profile: StatedProfile }) {
  const to = usePath();
  const language = currentLanguage();
  const facts = [
    followers !== null && m.search_compared_followers({ count: formatNumber(followers, language) }),
    thematics.length > 0 && thematicNames(thematics, language),
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 ? m.search_compared({ facts: facts.join(' · ') }) : m.search_compared_nothing()}{' '}
      <Link
        to={to('/profile', { tab: 'account', '#': 'thematics' })}
        className="whitespace-nowrap text-ink underline underline-offset-4"
      >
        {m.search_compared_edit()}
      </Link>
    </>
  );
}
