import { HiddenFields } from '#app/forms/hidden-fields.tsx';
import type { SavedForm } from '#app/forms/saved-form.ts';
import { useLanguage } from '#app/language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Chips } from '#app/ui/chips.tsx';
import { Field, TextArea } from '#app/ui/field.tsx';
import { BadgeCheck } from '#app/ui/icons.tsx';
import { Section } from '#app/ui/section.tsx';
import { VerificationState } from '#app/ui/verification-state.tsx';
import { MediaField } from '#app/uploads/media-field.tsx';
import type { Uploads } from '#app/uploads/use-uploads.ts';
import { thematics } from '#domain/campaigns/reference.ts';
import type { Actor } from '#domain/ctx.ts';
import { isAnyStated } from '#domain/influencers/figures.ts';
import type { OwnProfile } from '#domain/influencers/find-own-profile.server.ts';
import { handleOf, isSameHandle } from '#domain/influencers/handle.ts';
import { MAX_BIO_LENGTH } from '#domain/influencers/profile-view.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { formatDate, formatFigure, formatTyped } from '#messages/format.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';
import { IdentityHelp } from './verification-question.tsx';

export function valuesOf(
  account: Pick<Actor, 'name' | 'language'>,
  profile: OwnProfile | null,
  language: Language,
) {
  const followers = String(profile?.followers ?? '');
  const following = String(profile?.following ?? '');
  const posts = String(profile?.posts ?? '');
  const engagementRate = formatFigure(profile?.engagementRate ?? null, formatTyped, language) ?? '';
  return {
    fullName: account.name,
    language: account.language,
    phone: profile?.phone ?? '',
    handle: profile?.handle ?? '',
    location: profile?.location ?? '',
    bio: profile?.bio ?? '',
    picture: profile?.picture ?? '',
    thematics: profile?.thematics ?? [],
    followers,
    following,
    posts,
    engagementRate,
    loadedFollowers: followers,
    loadedFollowing: following,
    loadedPosts: posts,
    loadedEngagementRate: engagementRate,
  };
}

interface PublicProfileProps {
  form: SavedForm<ReturnType<typeof valuesOf>>;
  profile: OwnProfile;
  portrait: Uploads;
}

export function PublicProfile({
  form: { values, text, choice, errorOf },
  profile,
  portrait,
}: PublicProfileProps) {
  return (
    <>
      <Section
        title={m.profile_public_title()}
        text={
          <div className="grid justify-items-start gap-2 pt-1">
            <VerificationState isProfile verification={profile.verification} refusal={profile.refusal} />
            <p>{m.profile_public_text()}</p>
          </div>
        }
      >
        <div id="picture">
          <MediaField
            label={m.media_portrait()}
            help={m.media_portrait_help()}
            choose={m.media_choose_portrait()}
            drop={m.media_drop()}
            name="picture"
            uploads={portrait}
            error={errorOf('picture')}
          />
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            label={m.account_instagram_handle()}
            {...text('handle')}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            help={
              profile.ending && (
                <IdentityHelp
                  ending={profile.ending}
                  isChanged={!isSameHandle(handleOf(values.handle), profile.handle)}
                />
              )
            }
            required
          />
          <Field
            label={m.profile_location()}
            {...text('location')}
            autoComplete="off"
            placeholder={m.profile_location_example()}
          />
        </div>
        <TextArea label={m.profile_bio()} {...text('bio')} limit={MAX_BIO_LENGTH} />
        <div id="thematics">
          <Chips
            legend={m.profile_thematics()}
            {...choice('thematics')}
            choices={thematics.map((value) => ({ value, label: thematicLabels[value]() }))}
          />
        </div>
      </Section>
      <Section id="figures" title={m.profile_figures_title()} text={<FiguresSource profile={profile} />}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <HiddenFields
            fields={{
              loadedFollowers: values.loadedFollowers,
              loadedFollowing: values.loadedFollowing,
              loadedPosts: values.loadedPosts,
              loadedEngagementRate: values.loadedEngagementRate,
            }}
          />
          <Field label={m.profile_followers()} {...text('followers')} inputMode="numeric" />
          <Field label={m.profile_following()} {...text('following')} inputMode="numeric" />
          <Field label={m.profile_posts()} {...text('posts')} inputMode="numeric" />
          <Field
            label={m.profile_engagement()}
            {...text('engagementRate')}
            inputMode="decimal"
            help={m.profile_engagement_help()}
          />
        </div>
      </Section>
    </>
  );
}

function FiguresSource({ profile }: { profile: OwnProfile }) {
  const { followers, following, posts, engagementRate, figuresSource, figuresReadAt } = profile;
  const language = useLanguage();
  const isStated = isAnyStated(followers, following, posts, engagementRate);
  return (
    <div className="grid justify-items-start gap-2 pt-1">
      {figuresSource === 'declared' ? (
        <>
          <Badge>{isStated ? m.profile_figures_declared() : m.profile_figures_none()}</Badge>
          <p>
            {isStated
              ? m.profile_figures_declared_text()
              : profile.needsFigures
                ? m.profile_figures_none_unlisted()
                : m.profile_figures_none_text()}{' '}
            {figuresReadAt && m.profile_figures_last_read({ date: formatDate(figuresReadAt, language) })}
          </p>
        </>
      ) : (
        <>
          <Badge tone="good">
            <BadgeCheck className="size-4 shrink-0" /> {m.profile_figures_verified()}
          </Badge>
          <p>
            {figuresReadAt && m.profile_figures_read({ date: formatDate(figuresReadAt, language) })}{' '}
            {m.profile_figures_verified_text()}
          </p>
        </>
      )}
    </div>
  );
}
