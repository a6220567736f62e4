import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/field.tsx';
import { GroupError, Legend } from '#app/ui/group.tsx';
import { Plus, Trash } from '#app/ui/icons.tsx';
import { timeOptions } from '#domain/campaigns/reference.ts';
import type { TimeSlot } from '#domain/campaigns/time-slot.ts';
import { m } from '#messages';
import type { StepProps } from './steps.ts';

const blank: TimeSlot = { start: '', end: '' };

/** One slot of half hours, and a second one if wanted. Removing the second clears what was chosen in it. */
export function TimeSlots({ draft, change, errors }: StepProps) {
  const [returnTo, setReturnTo] = useState(false);
  const two = returnTo || draft.slot2.start !== '' || draft.slot2.end !== '';
  const place = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState(0);
  // The button one pressed is gone after it: the focus goes to what took its place.
  useEffect(() => {
    if (moved) place.current?.querySelector<HTMLElement>('select, button')?.focus();
  }, [moved]);

  function show(second: boolean) {
    setReturnTo(second);
    setMoved(moved + 1);
    if (!second) change({ slot2: blank });
  }

  return (
    <div className="grid gap-8">
      <Slot
        number={1}
        slot={draft.slot1}
        onChange={(slot1) => change({ slot1 })}
        error={errors.slot1}
        required
      />
      <div ref={place}>
        {two ? (
          <>
            <Slot
              number={2}
              slot={draft.slot2}
              onChange={(slot2) => change({ slot2 })}
              error={errors.slot2}
            />
            <Button look="quiet" small onClick={() => show(false)} className="mt-3 -ml-4">
              <Trash /> {m.wizard_slot_remove()}
            </Button>
          </>
        ) : (
          <Button look="secondary" small onClick={() => show(true)}>
            <Plus /> {m.wizard_slot_add()}
          </Button>
        )}
      </div>
    </div>
  );
}

interface SlotProps {
  number: number;
  slot: TimeSlot;
  onChange: (slot: TimeSlot) => void;
  error: string | undefined;
  required?: boolean;
}

function Slot({ number, slot, onChange, error, required }: SlotProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid-group={error ? '' : undefined}
    >
      <Legend required={required}>{m.wizard_slot({ number })}</Legend>
      <div className="grid max-w-md grid-cols-2 gap-4">
        <Time
          label={m.wizard_slot_from()}
          value={slot.start}
          onChange={(start) => onChange({ ...slot, start })}
          name={`slot${number}-start`}
        />
        <Time
          label={m.wizard_slot_to()}
          value={slot.end}
          onChange={(end) => onChange({ ...slot, end })}
          name={`slot${number}-end`}
        />
      </div>
      <GroupError id={`${id}-error`}>{error}</GroupError>
    </fieldset>
  );
}

interface TimeProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

function Time({ label, name, value, onChange }: TimeProps) {
  return (
    <Select label={label} name={name} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">–</option>
      {timeOptions.map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </Select>
  );
}
