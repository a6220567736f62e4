import type { ReactNode } from 'react';
import { SavedDayField } from '#app/forms/saved-day-field.tsx';
import type { SavedForm } from '#app/forms/saved-form.ts';
import { Chips } from '#app/ui/chips.tsx';
import { ChoiceChips } from '#app/ui/choice-chips.tsx';
import { Field, TextArea } from '#app/ui/field.tsx';
import {
  liveDayChoices,
  MAX_REVISIONS,
  maxTermsLengths,
  mentions,
  rightsMedia,
  territories,
} from '#domain/terms/terms.ts';
import { m } from '#messages';
import { brandMediumLabels, rightsMediumLabels, territoryLabels } from '#messages/labels/terms.ts';
import type { TermsValues } from './values.ts';

const MONTHS = [0, 3, 6, 12, 24];

interface ConditionsProps {
  form: SavedForm<TermsValues>;
  /** If false, the viewer is the influencer, and the labels say “the brand” instead of “you”. */
  isBrand?: boolean;
}

export function Conditions({ form, isBrand = true }: ConditionsProps) {
  return (
    <div className="mt-12 grid gap-x-16 gap-y-12 border-t border-line pt-10 lg:grid-cols-2">
      <Days form={form} />
      <Reuse form={form} isBrand={isBrand} />
      <Part title={m.terms_before()}>
        <OneOf
          form={form}
          name="draftFirst"
          legend={isBrand ? m.terms_draft_first() : m.offer_draft_first()}
          choices={yesAndNo()}
        />
        <div className={drafts(form)}>
          <OneOf
            form={form}
            name="revisions"
            legend={m.terms_revisions()}
            choices={Array.from({ length: MAX_REVISIONS + 1 }, (_, count) => choiceOf(count, String(count)))}
          />
        </div>
      </Part>
      <Part title={m.terms_openly()}>
        <OneOf
          form={form}
          name="mention"
          legend={m.terms_mention()}
          help={m.terms_mention_help()}
          choices={mentions.map((value) => ({ value, label: value, lang: 'fr' }))}
        />
        <div className="max-w-72">
          <Field
            label={m.terms_exclusivity()}
            help={m.terms_exclusivity_help()}
            {...form.text('exclusivityDays')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
          />
        </div>
      </Part>
      <Part title={m.terms_words()} className="lg:col-span-2">
        <div className="grid items-start gap-x-16 gap-y-5 lg:grid-cols-2">
          {(['mustSay', 'mustNotSay'] as const).map((name) => (
            <TextArea
              key={name}
              label={m.account_optional({
                label: name === 'mustSay' ? m.terms_must_say() : m.terms_must_not_say(),
              })}
              {...form.text(name)}
              rows={3}
              limit={maxTermsLengths[name]}
            />
          ))}
        </div>
      </Part>
    </div>
  );
}

interface FormProps {
  form: SavedForm<TermsValues>;
}

/** Without scripts, all fields are visible. The action ignores fields that do not apply. */
const ONLY_WITHOUT_SCRIPTS = 'hidden noscript:grid';
const drafts = ({ values }: SavedForm<TermsValues>) =>
  values.draftFirst === 'yes' ? 'grid' : ONLY_WITHOUT_SCRIPTS;

function Days({ form }: FormProps) {
  return (
    <Part title={m.terms_days()}>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <div className={drafts(form)}>
          <Day form={form} name="submitBy" label={m.terms_submit_by()} />
        </div>
        <Day form={form} name="publishFrom" label={m.terms_publish_from()} />
        <Day form={form} name="publishBy" label={m.terms_publish_by()} />
      </div>
      <OneOf
        form={form}
        name="liveDays"
        legend={m.terms_live()}
        choices={liveDayChoices.map((days) =>
          choiceOf(days, days === 0 ? m.terms_live_none() : m.terms_live_days({ days })),
        )}
      />
    </Part>
  );
}

function Reuse({ form, isBrand }: Required<ConditionsProps>) {
  const mediumLabels = isBrand ? rightsMediumLabels : brandMediumLabels;
  const isNone = form.values['rights.months'] === '0';
  const months = MONTHS.includes(Number(form.values['rights.months']))
    ? MONTHS
    : [...MONTHS, Number(form.values['rights.months'])];
  return (
    <Part title={isBrand ? m.terms_rights() : m.offer_rights()}>
      <OneOf
        form={form}
        name="rights.months"
        legend={m.terms_months()}
        choices={months.map((count) =>
          choiceOf(count, count === 0 ? m.terms_months_none() : m.terms_months_count({ count })),
        )}
      />
      <div className={`gap-5 ${isNone ? ONLY_WITHOUT_SCRIPTS : 'grid'}`}>
        <Chips
          legend={isBrand ? m.terms_media() : m.offer_media()}
          {...form.choice('rights.media')}
          choices={rightsMedia.map((value) => ({ value, label: mediumLabels[value]() }))}
        />
        <OneOf
          form={form}
          name="rights.territory"
          legend={m.terms_territory()}
          choices={territories.map((value) => ({ value, label: territoryLabels[value]() }))}
        />
      </div>
    </Part>
  );
}

function Part({
  title,
  className = '',
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={`grid content-start gap-5 ${className}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

type ChoiceName = 'draftFirst' | 'revisions' | 'liveDays' | 'rights.months' | 'rights.territory' | 'mention';

interface OneOfProps extends FormProps {
  name: ChoiceName;
  legend: string;
  help?: string;
  choices: readonly { value: string; label: string; lang?: string }[];
}

function OneOf({ form, name, ...chips }: OneOfProps) {
  const { values, onChange, error } = form.choice(name);
  return <ChoiceChips {...chips} name={name} value={values} onChange={onChange} error={error} />;
}

const choiceOf = (value: number, label: string) => ({ value: String(value), label });
const yesAndNo = () => [
  { value: 'yes', label: m.terms_yes() },
  { value: 'no', label: m.terms_no() },
];

interface DayProps extends FormProps {
  name: 'submitBy' | 'publishFrom' | 'publishBy';
  label: string;
}

function Day({ form, name, label }: DayProps) {
  return <SavedDayField label={label} field={form.text(name)} onDay={(day) => form.set(name, day)} />;
}
