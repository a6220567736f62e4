import { useEffect, useRef } from 'react';
import type { SavedForm } from '#app/forms/saved-form.ts';
import { useInBrowser } from '#app/rendering/use-in-browser.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Select } from '#app/ui/field.tsx';
import { Plus } from '#app/ui/icons.tsx';
import { Options } from '#app/ui/options.tsx';
import { contentKinds, MAX_COUNT, MAX_LINES, maxTermsLengths, platforms } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { contentKindLabels, platformLabels } from '#messages/labels/terms.ts';
import { linePlaces, linesIn, lineValues, newLine, type TermsFields, type TermsValues } from './values.ts';

export interface TermsFormProps {
  form: SavedForm<TermsValues>;
  fields: TermsFields;
}

/** Without scripts, all lines are visible. The action ignores lines without a kind. */
export function LineFields({ form, fields }: TermsFormProps) {
  const lines = linesIn(form.values);
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const shown = useRef(lines.length);
  useEffect(() => {
    if (lines.length > shown.current)
      list.current?.querySelector<HTMLElement>(`[data-line="${lines.length - 1}"] input`)?.focus();
    if (lines.length < shown.current) add.current?.focus();
    shown.current = lines.length;
  }, [lines.length]);
  const error = form.errorOf('lines');
  return (
    <section>
      <h2 className="mb-5">{m.terms_content()}</h2>
      <div ref={list} className="border-b border-line">
        {linePlaces.map((place) => (
          <Line
            key={place}
            {...{ form, fields, place }}
            isShown={place < Math.max(lines.length, 1)}
            onRemove={lines.length > 1 ? () => form.setAll(lineValues(lines.toSpliced(place, 1))) : undefined}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {error}
        </p>
      )}
      <Button
        ref={add}
        look="quiet"
        small
        className="mt-3 -ml-3 noscript:hidden"
        disabled={lines.length >= MAX_LINES}
        onClick={() => form.setAll(lineValues([...lines, newLine]))}
      >
        <Plus /> {m.terms_add_line()}
      </Button>
    </section>
  );
}

interface LineProps extends TermsFormProps {
  place: (typeof linePlaces)[number];
  isShown: boolean;
  onRemove: (() => void) | undefined;
}

function Line({ form, fields, place, isShown, onRemove }: LineProps) {
  const withoutScripts = useInBrowser(() => false, true);
  const kind = form.text(`lines.${place}.kind`);
  const needsBenefit = form.choice(`lines.${place}.needsBenefit`);
  const line = m.terms_line({ number: place + 1 });
  return (
    <fieldset
      data-line={place}
      className={`gap-x-4 gap-y-4 border-t border-line py-5 ${isShown ? 'grid' : 'hidden noscript:grid'}`}
    >
      <legend className="sr-only">{line}</legend>
      <div
        className={`grid grid-cols-2 items-start gap-4 ${fields.fees ? 'sm:grid-cols-[5rem_1fr_1fr_1fr]' : 'sm:grid-cols-[5rem_1fr_1fr]'}`}
      >
        <Field
          label={m.terms_count()}
          {...form.text(`lines.${place}.count`)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(MAX_COUNT).length}
        />
        <Select label={m.terms_kind()} {...kind}>
          {(withoutScripts || kind.value === '') && <option value="">{m.terms_kind_none()}</option>}
          <Options values={contentKinds} labels={contentKindLabels} />
        </Select>
        <Select label={m.terms_platform()} {...form.text(`lines.${place}.platform`)}>
          <Options values={platforms} labels={platformLabels} />
        </Select>
        {fields.fees && (
          <Field
            label={m.terms_fee()}
            {...form.text(`lines.${place}.feeCents`)}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <Field
            label={m.account_optional({ label: m.terms_note() })}
            {...form.text(`lines.${place}.note`)}
            maxLength={maxTermsLengths.note}
          />
        </div>
        {fields.gift !== 'none' && (
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              name={needsBenefit.name}
              value="1"
              checked={needsBenefit.values}
              onChange={(event) => needsBenefit.onChange(event.target.checked)}
              className="size-4 shrink-0 accent-accent"
            />
            {m.terms_needs_benefit()}
          </label>
        )}
        {onRemove && (
          <Button look="quiet" small onClick={onRemove} className="min-h-11! text-soft noscript:hidden">
            {m.terms_remove_line()}
            <span className="sr-only"> {line}</span>
          </Button>
        )}
      </div>
    </fieldset>
  );
}
