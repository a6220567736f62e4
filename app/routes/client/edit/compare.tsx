import { useId, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Picture } from '#app/ui/image.tsx';
import { RadioCard } from '#app/ui/radio-card.tsx';
import { m } from '#messages';
import { chosenOf, type Difference, differencesBetween, maySave } from './comparison.ts';
import type { Edit } from './use-edit.ts';
import type { EditValues } from './values.ts';

interface CompareProps {
  edit: Edit;
  saved: EditValues;
  /** Receives the user's values that replace the saved values. With `andSave`, the form saves at once. */
  onChoose: (chosen: Partial<EditValues>, andSave: boolean) => void;
  onClose: () => void;
}

/**
 * Shows the saved version beside the user's version, field by field. Typed values are preselected if their field can
 * still be changed. Nothing changes before the user confirms.
 */
export function Compare({ edit, saved, onChoose, onClose }: CompareProps) {
  const differences = differencesBetween(saved, edit.values, edit.typed);
  const [choice, setChoice] = useState<Record<string, boolean>>({});
  const takesOwn = (difference: Difference) =>
    maySave(saved.status, difference) && (choice[difference.label] ?? difference.isTyped);
  const own = differences.filter(takesOwn);
  const choose = (close: () => void, andSave: boolean) => () => {
    close();
    onChoose(chosenOf(edit.values, own), andSave);
  };
  return (
    <Dialog title={m.edit_compare_title()} onClose={onClose}>
      {(close) => (
        <>
          <p className="mt-3 text-soft">
            {saved.status === 'draft' ? m.edit_compare_text() : m.edit_compare_fixed()}
          </p>
          <div className="mt-6 grid gap-6">
            {differences.map((difference) => (
              <Row
                key={difference.label}
                difference={difference}
                isOwn={takesOwn(difference)}
                isFixed={!maySave(saved.status, difference)}
                onChange={(isOwn) => setChoice({ ...choice, [difference.label]: isOwn })}
              />
            ))}
          </div>
          <div className="mt-8 flex flex-wrap justify-end gap-3">
            <Button look="quiet" onClick={close}>
              {m.edit_compare_back()}
            </Button>
            {own.length === 0 ? (
              <Button onClick={choose(close, false)}>{m.edit_compare_take_saved()}</Button>
            ) : (
              <>
                <Button look="secondary" onClick={choose(close, false)}>
                  {m.edit_compare_go_on()}
                </Button>
                <Button onClick={choose(close, true)}>{m.edit_compare_save()}</Button>
              </>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}

interface RowProps {
  difference: Difference;
  isOwn: boolean;
  isFixed: boolean;
  onChange: (isOwn: boolean) => void;
}

function Row({ difference: { label, saved, own }, isOwn, isFixed, onChange }: RowProps) {
  const name = useId();
  const sides = [
    { title: m.edit_compare_saved(), ...saved, own: false },
    { title: m.edit_compare_own(), ...own, own: true },
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        {sides.map((side) => (
          <RadioCard
            key={side.title}
            name={name}
            checked={side.own === isOwn}
            disabled={side.own && isFixed}
            onChange={() => onChange(side.own)}
            className="grid min-w-0 grid-cols-[auto_1fr] content-start gap-x-2.5 gap-y-1"
          >
            <span className="text-sm text-soft">{side.title}</span>
            <span className="col-span-2 whitespace-pre-line wrap-anywhere">
              {side.images.length === 0 && (side.text || m.edit_compare_blank())}
              {side.images.map((media) => (
                <Picture
                  key={media}
                  media={media}
                  alt={side.title}
                  width="5rem"
                  className="mr-2 mb-2 inline-block aspect-4/5 w-20 rounded-card"
                />
              ))}
            </span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
