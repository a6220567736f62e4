import { Fact } from '#app/ui/fact.tsx';
import { Tag } from '#app/ui/tag.tsx';
import type { ProfileView } from '#domain/influencers/profile-view.ts';
import { m } from '#messages';
import { thematicLabels } from '#messages/labels/thematic.ts';

/** Bio, thematics and location, as far as they exist. */
export function Overview({ profile }: { profile: ProfileView }) {
  const { thematics, location, previousCollaborations } = profile;
  const bio = profile.redacted ? '' : profile.bio;
  return (
    <section aria-label={m.influencer_tab_overview()}>
      {bio && <p className="mb-8 font-serif text-2xl leading-snug text-pretty whitespace-pre-line">{bio}</p>}
      <dl>
        {thematics.length > 0 && (
          <Fact label={m.influencer_thematics()}>
            <ul className="flex flex-wrap gap-2">
              {thematics.map((it) => (
                <li key={it}>
                  <Tag>{thematicLabels[it]()}</Tag>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {location && <Fact label={m.influencer_location()}>{location}</Fact>}
        <Fact label={m.influencer_collaborations()}>
          {m.influencer_collaborations_count({ count: previousCollaborations })}
        </Fact>
      </dl>
    </section>
  );
}
