import { useEffect } from 'react';
import { type SavedForm, useSavedForm } from '#app/forms/saved-form.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, Select, TextArea } from '#app/ui/field.tsx';
import { Options } from '#app/ui/options.tsx';
import { SaveBar } from '#app/ui/save-bar.tsx';
import { Section } from '#app/ui/section.tsx';
import { useImageUpload } from '#app/uploads/image-upload.ts';
import { MediaField } from '#app/uploads/media-field.tsx';
import { MAX_AUTHOR } from '#domain/blog/draft.ts';
import { topics } from '#domain/blog/entry.ts';
import type { EntryDraft } from '#domain/blog/entry-input.ts';
import type { DraftName } from '#domain/privacy/browser-storage.ts';
import { m } from '#messages';
import { topicLabels } from '#messages/labels/blog-entry.ts';
import { Publication, type PublicationProps } from './publication.tsx';

type Values = Record<Exclude<keyof EntryDraft, 'id' | 'publishedAt'>, string>;

const blank: Values = {
  slug: '',
  topic: 'together',
  author: '',
  titleEn: '',
  titleFr: '',
  resumeEn: '',
  resumeFr: '',
  bodyEn: '',
  bodyFr: '',
  cover: '',
  coverAltEn: '',
  coverAltFr: '',
  version: '',
};

interface EntryFormProps {
  entry: Partial<EntryDraft>;
  draftName: DraftName;
  publication?: Pick<PublicationProps, 'entry' | 'state'>;
}

export function EntryForm({ entry, draftName, publication }: EntryFormProps) {
  const saved = { ...blank, ...entry, cover: entry.cover ?? '' };
  const form = useSavedForm<Values>({ saved, draftName, noAnswer: 'entry.failed' });
  const { cover, version } = form.values;
  const covers = useImageUpload(cover, (id) => form.set('cover', id));
  // An edit stores the entry's version, so that conflicts are detected even after a reload.
  const { unsaved, set } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at the first edit, and after a save during which the form was edited
  useEffect(() => {
    if (unsaved) set('version', version);
  }, [unsaved, version]);
  return (
    <>
      <form.Form {...form.props}>
        <TextFields form={form} language="Fr" />
        <TextFields form={form} language="En" />
        <Section title={m.editor_cover()} text={m.editor_cover_text()}>
          <MediaField
            label={m.editor_cover_field()}
            help={m.editor_cover_help()}
            choose={m.editor_cover_choose()}
            drop={m.media_drop()}
            name="cover"
            uploads={covers}
            error={form.errorOf('cover')}
          />
          <Field label={m.editor_field_alt_fr()} {...form.text('coverAltFr')} lang="fr" maxLength={300} />
          <Field label={m.editor_field_alt_en()} {...form.text('coverAltEn')} lang="en" maxLength={300} />
        </Section>
        <Section title={m.editor_about()}>
          <Field
            label={m.editor_field_slug()}
            {...form.text('slug')}
            help={m.editor_field_slug_help()}
            readOnly={Boolean(entry.publishedAt)}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={80}
            required
          />
          <Select label={m.editor_field_topic()} {...form.text('topic')}>
            <Options values={topics} labels={topicLabels} />
          </Select>
          <Field label={m.editor_field_author()} {...form.text('author')} maxLength={MAX_AUTHOR} required />
        </Section>
        <input type="hidden" name="version" value={version} />
        {form.errorOf('version') && (
          <div className="mb-8 flex flex-wrap items-center gap-3 *:first:flex-1">
            <Alert>{m.editor_changed_meanwhile()}</Alert>
            <Button look="secondary" onClick={() => form.set('version', entry.version ?? '')}>
              {m.editor_go_on()}
            </Button>
          </div>
        )}
        <SaveBar {...form} uploads={covers} save={m.editor_save()} busyLabel={m.editor_saving()} />
      </form.Form>
      {publication && (
        <div className="mt-10 border-t border-line pt-10">
          <Publication {...publication} isUnsaved={unsaved} />
        </div>
      )}
    </>
  );
}

function TextFields({ form, language }: { form: SavedForm<Values>; language: 'En' | 'Fr' }) {
  const lang = language.toLowerCase();
  return (
    <Section title={language === 'Fr' ? m.editor_french() : m.editor_english()} text={m.editor_words_text()}>
      <Field label={m.editor_field_title()} {...form.text(`title${language}`)} lang={lang} maxLength={160} />
      <TextArea
        label={m.editor_field_resume()}
        {...form.text(`resume${language}`)}
        help={m.editor_field_resume_help()}
        lang={lang}
        rows={3}
        maxLength={400}
      />
      <TextArea label={m.editor_field_body()} {...form.text(`body${language}`)} lang={lang} rows={18} />
    </Section>
  );
}
