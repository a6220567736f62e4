import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { useSavedForm } from '#app/forms/saved-form.ts';
import { usePath } from '#app/language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { SaveBar } from '#app/ui/save-bar.tsx';
import { Section } from '#app/ui/section.tsx';
import { useImageUpload } from '#app/uploads/image-upload.ts';
import { MediaField } from '#app/uploads/media-field.tsx';
import {
  MAX_ALT_LENGTH,
  MAX_BRAND_LENGTH,
  MAX_LINK_LENGTH,
  MAX_TITLE_LENGTH,
  type PortfolioItem,
} from '#domain/portfolio/portfolio-item.ts';
import { m } from '#messages';

interface PortfolioFormProps {
  /** Null for a new item. */
  item: PortfolioItem | null;
  draftName: `portfolio:${string}`;
  posted: unknown;
}

/** Adds or edits one item. Without scripts, the form cannot change the picture. */
export function PortfolioForm({ item, draftName, posted }: PortfolioFormProps) {
  const to = usePath();
  const form = useSavedForm({
    saved: {
      title: item?.title ?? '',
      brand: item?.brand ?? '',
      link: item?.link ?? '',
      picture: item?.picture ?? '',
      alt: item?.alt ?? '',
    },
    draftName,
    noAnswer: 'profile.failed',
    posted,
  });
  const { values, text, set } = form;
  const picture = useImageUpload(values.picture, (id) => set('picture', id), 'attachment');
  return (
    <>
      <RefusalAlert>{form.refused?.message}</RefusalAlert>
      <form.Form {...form.props} preventScrollReset={false}>
        <input type="hidden" name="itemId" value={item?.id ?? ''} />
        <input type="hidden" name="draftName" value={draftName} />
        <Section
          title={item ? m.portfolio_edit() : m.portfolio_new()}
          text={
            <ButtonLink to={to('/profile/portfolio')} look="secondary" small className="mt-3">
              {m.portfolio_cancel()}
            </ButtonLink>
          }
        >
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field
              label={m.portfolio_field_title()}
              help={m.portfolio_field_title_help()}
              {...text('title')}
              maxLength={MAX_TITLE_LENGTH}
              required
            />
            <Field
              label={m.portfolio_field_brand()}
              {...text('brand')}
              maxLength={MAX_BRAND_LENGTH}
              required
            />
          </div>
          <Field
            label={m.portfolio_field_link()}
            help={m.portfolio_field_link_help()}
            {...text('link')}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            maxLength={MAX_LINK_LENGTH}
          />
          <MediaField
            label={m.portfolio_field_picture()}
            help={m.portfolio_field_picture_help()}
            choose={m.portfolio_choose()}
            drop={m.media_drop()}
            name="picture"
            uploads={picture}
            error={form.errorOf('picture')}
          />
          {values.picture ? (
            <Field
              label={m.portfolio_field_alt()}
              help={m.portfolio_field_alt_help()}
              {...text('alt')}
              maxLength={MAX_ALT_LENGTH}
            />
          ) : (
            <input type="hidden" name="alt" value={values.alt} />
          )}
        </Section>
        <SaveBar {...form} uploads={picture} save={m.portfolio_save()} busyLabel={m.portfolio_saving()} />
      </form.Form>
    </>
  );
}
