import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/field.tsx';
import { Group } from '#app/ui/group.tsx';
import { Plus, Trash } from '#app/ui/icons.tsx';
import { timeOptions } from '#domain/campaigns/reference.ts';
import type { TimeSlot } from '#domain/campaigns/time-slot.ts';
import { m } from '#messages';
import type { StepProps } from './steps.ts';

const blank: TimeSlot = { start: '', end: '' };

/** One slot in half-hour steps and an optional second one. Removing the second clears its times. */
export function TimeSlots({ draft, change, errors }: StepProps) {
  const [isAdded, setAdded] = useState(false);
  const hasSecond = isAdded || draft.slot2.start !== '' || draft.slot2.end !== '';
  const secondPart = useRef<HTMLDivElement>(null);
  const [toggles, setToggles] = useState(0);
  // The pressed button disappears, so the focus moves to the element that replaces it.
  useEffect(() => {
    if (toggles > 0) secondPart.current?.querySelector<HTMLElement>('select, button')?.focus();
  }, [toggles]);

  function showSecond(isShown: boolean) {
    setAdded(isShown);
    setToggles(toggles + 1);
    if (!isShown) change({ slot2: blank });
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
      <div ref={secondPart}>
        {hasSecond ? (
          <>
            <Slot
              number={2}
              slot={draft.slot2}
              onChange={(slot2) => change({ slot2 })}
              error={errors.slot2}
            />
            <Button look="quiet" small onClick={() => showSecond(false)} className="mt-3 -ml-4">
              <Trash /> {m.wizard_slot_remove()}
            </Button>
          </>
        ) : (
          <Button look="secondary" small onClick={() => showSecond(true)}>
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

const ends = { start: m.wizard_slot_from, end: m.wizard_slot_to };

function Slot({ number, slot, onChange, error, required }: SlotProps) {
  return (
    <Group legend={m.wizard_slot({ number })} required={required} error={error}>
      <div className="grid max-w-md grid-cols-2 gap-4">
        {(['start', 'end'] as const).map((end) => (
          <Select
            key={end}
            label={ends[end]()}
            name={`slot${number}-${end}`}
            value={slot[end]}
            onChange={({ target }) => onChange({ ...slot, [end]: target.value })}
          >
            <option value="">–</option>
            {timeOptions.map((time) => (
              <option key={time} value={time}>
                {time}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </Group>
  );
}
