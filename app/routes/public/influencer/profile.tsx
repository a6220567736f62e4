import { usePath } from '#app/language.ts';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { Fact } from '#app/ui/fact.tsx';
import { Instagram } from '#app/ui/icons.tsx';
import { Picture } from '#app/ui/image.tsx';
import { InfluencerBadges } from '#app/ui/influencer-badges.tsx';
import { InfluencerCard } from '#app/ui/influencer-card.tsx';
import { BackLink } from '#app/ui/page.tsx';
import { placeholderImageOf } from '#app/ui/placeholder-image.ts';
import { Portrait } from '#app/ui/portrait.tsx';
import { redactedName } from '#app/ui/redacted-name.ts';
import { SafetyLinks } from '#app/ui/safety-links.tsx';
import { ShortlistDialog } from '#app/ui/shortlist-dialog.tsx';
import { ShortlistLink } from '#app/ui/shortlist-link.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { ThematicTags } from '#app/ui/thematic-tags.tsx';
import type { InfluencerCardView } from '#domain/influencers/influencer-view.ts';
import { instagramAddress } from '#domain/influencers/instagram.ts';
import type { OpenProfile, ProfileView } from '#domain/influencers/profile-view.ts';
import type { ViewsLeft } from '#domain/influencers/profile-views.server.ts';
import type { Portfolio } from '#domain/portfolio/find-portfolio.server.ts';
import { m } from '#messages';
import { Contact, type ContactProps } from './contact.tsx';
import { KeyFigures } from './key-figures.tsx';
import { Metrics } from './metrics.tsx';
import { PortfolioSection } from './portfolio.tsx';
import { WayIn } from './way-in.tsx';

const labels = {
  overview: m.influencer_tab_overview,
  metrics: m.influencer_tab_metrics,
  contact: m.influencer_tab_contact,
};
type Tab = keyof typeof labels;
const tabs = Object.keys(labels) as Tab[];

export function tabIn(search: string): Tab {
  const name = new URLSearchParams(search).get('tab');
  return tabs.find((it) => it === name) ?? 'overview';
}

const frame = 'aspect-4/3 w-full rounded-card md:aspect-4/5';

interface ProfileProps extends Omit<ContactProps, 'profile'> {
  profile: ProfileView;
  portfolio: Portfolio;
  similar: InfluencerCardView[];
  viewsLeft: ViewsLeft | null;
  tab: Tab;
  now: Date;
  isBrand: boolean;
  /** Campaign from which a brand opened the profile. */
  campaignId: string | null;
}

export function Profile({
  profile,
  portfolio,
  similar,
  viewsLeft,
  tab,
  now,
  isBrand,
  campaignId,
  ...contact
}: ProfileProps) {
  const to = usePath();
  const address = (it: Tab) =>
    to('/influencer/:influencerId', {
      influencerId: profile.id,
      tab: it === 'overview' ? null : it,
      campaign: campaignId,
      '#': 'who',
    });
  const login = to('/influencer/:influencerId', {
    influencerId: profile.id,
    tab: tab === 'overview' ? null : tab,
    login: 'yes',
  });
  return (
    <div className="mx-auto w-full max-w-6xl px-5 py-8 md:px-8 md:py-12">
      {campaignId ? (
        <BackLink
          to={to('/client/campaign/:campaignId', { campaignId })}
          label={m.invitation_to_campaign()}
        />
      ) : (
        <BackLink to={to('/influencers')} label={m.influencer_back()} />
      )}
      <div className="grid items-start gap-x-12 gap-y-8 md:grid-cols-[2fr_3fr]">
        {profile.redacted ? (
          <Picture media={placeholderImageOf(profile.id)} alt="" width="24rem" first className={frame} />
        ) : (
          <Portrait name={profile.name} picture={profile.picture} className={frame} first />
        )}
        <div className="min-w-0">
          <div id="who" className="scroll-mt-6">
            <p className="flex min-h-7 flex-wrap items-center gap-2">
              <InfluencerBadges {...profile} />
            </p>
            {profile.redacted ? (
              <>
                <h1 dir="auto" className="mt-3">
                  {redactedName(profile)}
                </h1>
                <p className="mt-3 max-w-prose text-lg text-soft">{m.influencer_redacted_text()}</p>
              </>
            ) : (
              <Named {...{ profile, campaignId }} />
            )}
            {isBrand && !profile.redacted && <ShortlistLink {...profile} />}
            {tab !== 'metrics' && <KeyFigures profile={profile} />}
            {profile.redacted && <WayIn login={tab === 'contact' ? null : login} />}
            {(profile.redacted || !profile.isOwn) && (
              <SafetyLinks
                block={
                  !profile.redacted && profile.mayBeBlocked
                    ? { kind: 'influencer', id: profile.id, name: profile.name }
                    : undefined
                }
                report={{
                  kind: 'profile',
                  id: profile.id,
                  name: profile.redacted ? redactedName(profile) : profile.name,
                }}
                className="mt-6"
              />
            )}
            {viewsLeft && (
              <p className="mt-4 text-sm text-soft">{m.influencer_views_left({ ...viewsLeft })}</p>
            )}
          </div>
          <div className="mt-8">
            <div data-keeps-typed>
              <Tabs
                label={m.influencer_tabs()}
                tabs={tabs.map((it) => ({ to: address(it), label: labels[it](), current: it === tab }))}
              />
            </div>
            {tab === 'overview' && <Overview profile={profile} />}
            {tab === 'metrics' && <Metrics profile={profile} now={now} />}
            {tab === 'contact' && <Contact profile={profile} {...contact} />}
          </div>
        </div>
      </div>
      {tab === 'overview' && (
        <PortfolioSection portfolio={portfolio} isOwn={!profile.redacted && profile.isOwn} login={login} />
      )}
      {similar.length > 0 && (
        <section className="mt-16 border-t border-line pt-10 md:mt-24">
          <h2 className="mb-8">{m.influencer_similar()}</h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3">
            {similar.map((card) => (
              <InfluencerCard key={card.id} card={card} heading="h3" forBrand={isBrand} />
            ))}
          </ul>
        </section>
      )}
      {isBrand && <ShortlistDialog />}
    </div>
  );
}

function Named({ profile, campaignId }: { profile: OpenProfile; campaignId: string | null }) {
  const { id, name, handle, location, mayBeInvited, takesInvitations } = profile;
  const to = usePath();
  return (
    <>
      <h1 className="mt-3 lg:text-7xl">{name}</h1>
      <p className="mt-3 text-lg text-soft">{[`@${handle}`, location].filter(Boolean).join(' · ')}</p>
      {mayBeInvited && !takesInvitations && (
        <p className="mt-3 text-soft">{m.invitation_not_taken_short()}</p>
      )}
      <p className="mt-5 flex flex-wrap gap-3">
        {takesInvitations && (
          <ButtonLink to={to('/client/invite/:influencerId', { influencerId: id, campaign: campaignId })}>
            {m.invitation_link()}
          </ButtonLink>
        )}
        <a
          href={instagramAddress(handle)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('secondary')}
        >
          <Instagram /> {m.review_instagram()}
          <span className="sr-only">{m.review_new_tab()}</span>
        </a>
      </p>
    </>
  );
}

function Overview({ profile }: { profile: ProfileView }) {
  const { thematics, location, previousCollaborations } = profile;
  const bio = profile.redacted ? '' : profile.bio;
  return (
    <section aria-label={m.influencer_tab_overview()}>
      {bio && (
        <p dir="auto" className="mb-8 font-serif text-2xl leading-snug text-pretty whitespace-pre-line">
          {bio}
        </p>
      )}
      <dl>
        {thematics.length > 0 && (
          <Fact label={m.influencer_thematics()}>
            <ThematicTags thematics={thematics} />
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
