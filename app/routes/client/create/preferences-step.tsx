import { Chips } from '#app/ui/chips.tsx';
import { type Thematic, thematics } from '#domain/campaigns/reference.ts';
import { m } from '#messages';
import { thematicLabels } from '#messages/labels/thematic.ts';
import type { StepProps } from './steps.ts';

export function PreferencesStep({ draft, change, errors }: StepProps) {
  const set = (chosen: Thematic[]) => change({ thematics: chosen });
  const count = draft.thematics.length;
  return (
    <div className="max-w-2xl">
      <Chips
        legend={m.wizard_thematics()}
        name="thematics"
        choices={thematics.map((value) => ({ value, label: thematicLabels[value]() }))}
        values={draft.thematics}
        onChange={set}
        error={errors.thematics}
        required
      />
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line pt-3">
        <p role="status" className="mr-auto tabular-nums">
          {m.wizard_selected_count({ count, total: thematics.length })}
        </p>
        <TextButton onClick={() => set([...thematics])} aria-disabled={count === thematics.length}>
          {m.wizard_select_all()}
        </TextButton>
        <TextButton onClick={() => set([])} aria-disabled={count === 0}>
          {m.wizard_clear_all()}
        </TextButton>
      </div>
    </div>
  );
}

/** `disabled` would make the button lose the focus, so the button has `aria-disabled`. */
function TextButton(props: { onClick: () => void; 'aria-disabled': boolean; children: string }) {
  return (
    <button
      type="button"
      {...props}
      className="min-h-11 text-accent underline underline-offset-4 aria-disabled:cursor-not-allowed aria-disabled:text-soft aria-disabled:no-underline aria-disabled:opacity-60"
    />
  );
}
