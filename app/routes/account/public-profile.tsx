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
import { type Thematic, thematics } from '#domain/campaigns/reference.ts';
import type { OwnProfile } from '#domain/influencers/find-own-profile.server.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';

/** The account's form as typed; the fields of influencers are empty for brands. */
export type ProfileValues = {
  fullName: string;
  language: Language;
  handle: string;
  location: string;
  bio: string;
  picture: string;
  thematics: Thematic[];
  followers: string;
  following: string;
  posts: string;
  engagementRate: string;
};

export function PublicProfile({
  form,
  profile,
  portrait,
}: {
  form: SavedForm<ProfileValues>;
  profile: OwnProfile;
  portrait: Uploads;
}) {
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
        <MediaField
          label={m.media_portrait()}
          help={m.media_portrait_help()}
          choose={m.media_choose_portrait()}
          drop={m.media_drop()}
          profile="media"
          only="image"
          name="picture"
          uploads={portrait}
          error={form.errorOf('picture')}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            label={m.account_instagram_handle()}
            {...form.text('handle')}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
          />
          <Field
            label={m.profile_location()}
            {...form.text('location')}
            autoComplete="off"
            placeholder={m.profile_location_example()}
          />
        </div>
        <TextArea label={m.profile_bio()} {...form.text('bio')} maxLength={2_000} />
        <Chips
          legend={m.profile_thematics()}
          name="thematics"
          choices={thematics.map((value) => ({ value, label: thematicLabels[value]() }))}
          values={form.values.thematics}
          onChange={(chosen) => form.set('thematics', chosen)}
          error={form.errorOf('thematics')}
        />
      </Section>
      <Section title={m.profile_figures_title()} text={<FiguresSource profile={profile} />}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={m.profile_followers()} {...form.text('followers')} inputMode="numeric" />
          <Field label={m.profile_following()} {...form.text('following')} inputMode="numeric" />
          <Field label={m.profile_posts()} {...form.text('posts')} inputMode="numeric" />
          <Field
            label={m.profile_engagement()}
            {...form.text('engagementRate')}
            inputMode="decimal"
            help={m.profile_engagement_help()}
          />
        </div>
      </Section>
    </>
  );
}

function FiguresSource({ profile }: { profile: OwnProfile }) {
  const language = useLanguage();
  if (profile.figuresSource === 'declared') {
    return (
      <div className="grid justify-items-start gap-2 pt-1">
        <Badge>{m.profile_figures_declared()}</Badge>
        <p>{m.profile_figures_declared_text()}</p>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-2 pt-1">
      <Badge tone="good">
        <BadgeCheck className="size-4 shrink-0" /> {m.profile_figures_verified()}
      </Badge>
      <p>
        {profile.figuresReadAt &&
          m.profile_figures_read({ date: formatDate(profile.figuresReadAt, language) })}{' '}
        {m.profile_figures_verified_text()}
      </p>
    </div>
  );
}
