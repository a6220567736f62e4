import { useFetcher } from 'react-router';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Confirm } from '#app/ui/confirm.tsx';
import { Field } from '#app/ui/field.tsx';
import { Section } from '#app/ui/section.tsx';
import { type EntryDraft, type EntryState, requiredTexts } from '#domain/blog/draft.ts';
import { m } from '#messages';
import { formatList } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { publicationOf } from './states.ts';

export interface PublicationProps {
  entry: EntryDraft;
  state: EntryState;
  /** Disables publishing, which would publish the last saved version. */
  isUnsaved: boolean;
}

/** Whether and since when an article is published, with a form to change it. */
export function Publication({ entry, state, isUnsaved }: PublicationProps) {
  return (
    <Section title={m.editor_publication()} text={m.editor_publication_text()}>
      {entry.publishedAt && (
        <p>
          {publicationOf(entry.publishedAt, state)}
          {state === 'published' && <ViewLink slug={entry.slug} />}
        </p>
      )}
      {state === 'draft' ? <Publish isUnsaved={isUnsaved} /> : <Unpublish />}
    </Section>
  );
}

function ViewLink({ slug }: { slug: string }) {
  const to = usePath();
  return (
    <ButtonLink to={to('/blog/:slug', { slug })} reloadDocument look="quiet" small className="ml-3">
      {m.editor_view()}
    </ButtonLink>
  );
}

function Publish({ isUnsaved }: { isUnsaved: boolean }) {
  const fetcher = useFetcher<unknown>();
  const busy = fetcher.state !== 'idle';
  const { form, refused, errorOf } = useFormAnswer(busy ? undefined : fetcher.data, {
    noAnswer: 'entry.failed',
  });
  const missing = requiredTexts.filter((name) => refused?.fields[name]).map((name) => textLabels[name]());
  return (
    <fetcher.Form ref={form} method="post" noValidate preventScrollReset className="grid gap-5">
      <input type="hidden" name="intent" value="publish" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={m.editor_day()}
          name="day"
          type="date"
          help={m.editor_day_help()}
          error={errorOf('day')}
        />
        <Field label={m.editor_time()} name="time" type="time" error={errorOf('time')} />
      </div>
      {missing.length > 0 && (
        <Alert>{m.editor_missing({ words: formatList(missing, currentLanguage()) })}</Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={busy} busyLabel={m.editor_publishing()} disabled={isUnsaved}>
          {m.editor_publish()}
        </Button>
        {isUnsaved && <p className="text-sm text-soft">{m.editor_save_first()}</p>}
      </div>
    </fetcher.Form>
  );
}

function Unpublish() {
  const { Form, state, data } = useFetcher<unknown>();
  useFormAnswer(data, { noAnswer: 'entry.failed' });
  return (
    <div>
      <Confirm
        label={m.editor_unpublish()}
        question={m.editor_unpublish_ask()}
        consequence={m.editor_unpublish_text()}
        back={m.editor_keep()}
        look="secondary"
        busy={state !== 'idle'}
        busyLabel={m.editor_saving()}
        form={Form}
      >
        <input type="hidden" name="intent" value="unpublish" />
      </Confirm>
    </div>
  );
}

const inFrench = (field: () => string) => () =>
  m.editor_missing_of({ field: field(), language: m.editor_french() });
const inEnglish = (field: () => string) => () =>
  m.editor_missing_of({ field: field(), language: m.editor_english() });
const textLabels: Record<(typeof requiredTexts)[number], () => string> = {
  titleEn: inEnglish(m.editor_field_title),
  titleFr: inFrench(m.editor_field_title),
  resumeEn: inEnglish(m.editor_field_resume),
  resumeFr: inFrench(m.editor_field_resume),
  bodyEn: inEnglish(m.editor_field_body),
  bodyFr: inFrench(m.editor_field_body),
};
