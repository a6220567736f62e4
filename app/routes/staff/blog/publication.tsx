import { useFetcher } from 'react-router';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Confirm } from '#app/ui/confirm.tsx';
import { DayField } from '#app/ui/day-field.tsx';
import { Select } from '#app/ui/field.tsx';
import { Section } from '#app/ui/section.tsx';
import { type EntryState, requiredTexts } from '#domain/blog/draft.ts';
import type { EntryDraft } from '#domain/blog/entry-input.ts';
import { timeOptions } from '#domain/campaigns/reference.ts';
import { m } from '#messages';
import { formatList } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { publicationOf } from './states.ts';

export interface PublicationProps {
  entry: EntryDraft;
  state: EntryState;
  /** Unsaved changes disable publishing, because the published article would lack them. */
  isUnsaved: boolean;
}

export function Publication({ entry, state, isUnsaved }: PublicationProps) {
  const to = usePath();
  return (
    <Section title={m.editor_publication()} text={m.editor_publication_text()}>
      {entry.publishedAt && (
        <p>
          {publicationOf(entry.publishedAt, state)}
          {state === 'published' && (
            <ButtonLink
              to={to('/blog/:slug', { slug: entry.slug })}
              reloadDocument
              look="quiet"
              small
              className="ml-3"
            >
              {m.editor_view()}
            </ButtonLink>
          )}
        </p>
      )}
      {state === 'draft' ? <Publish isUnsaved={isUnsaved} /> : <Unpublish />}
    </Section>
  );
}

function Publish({ isUnsaved }: { isUnsaved: boolean }) {
  const fetcher = useFetcher<unknown>();
  const busy = fetcher.state !== 'idle';
  // A conflict reloads the page's data, which removes this form. The refusal is shown before that.
  const answer = fetcher.state === 'submitting' ? undefined : fetcher.data;
  const { form, refused, errorOf } = useFormAnswer(answer, { noAnswer: 'entry.failed' });
  const missing = requiredTexts
    .filter((name) => refused?.fields[name])
    .map((name) => {
      const [field, language] = textLabels[name];
      return m.editor_missing_of({ field: field(), language: language() });
    });
  return (
    <fetcher.Form ref={form} method="post" noValidate preventScrollReset className="grid gap-5">
      <input type="hidden" name="intent" value="publish" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <DayField label={m.editor_day()} name="day" help={m.editor_day_help()} error={errorOf('day')} />
        <Select label={m.editor_time()} name="time" error={errorOf('time')}>
          <option value="">–</option>
          {timeOptions.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </Select>
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

type Label = () => string;
const textLabels: Record<(typeof requiredTexts)[number], [field: Label, language: Label]> = {
  titleEn: [m.editor_field_title, m.editor_english],
  titleFr: [m.editor_field_title, m.editor_french],
  resumeEn: [m.editor_field_resume, m.editor_english],
  resumeFr: [m.editor_field_resume, m.editor_french],
  bodyEn: [m.editor_field_body, m.editor_english],
  bodyFr: [m.editor_field_body, m.editor_french],
};
