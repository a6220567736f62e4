import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/field.tsx';
import { Group } from '#app/ui/group.tsx';
import { Plus, Trash } from '#app/ui/icons.tsx';
import { blankCampaign } from '#domain/campaigns/campaign-draft.ts';
import { timeOptions } from '#domain/campaigns/reference.ts';
import { m } from '#messages';
import type { StepProps } from './steps.ts';

/** Times are in steps of half an hour. Removing the second slot clears its times. */
export function TimeSlots(props: StepProps) {
  const { draft, change } = props;
  const [isAdded, setAdded] = useState(false);
  const hasSecond = isAdded || draft.slot2.start !== '' || draft.slot2.end !== '';
  const secondPart = useRef<HTMLDivElement>(null);
  const [toggles, setToggles] = useState(0);
  // The pressed button disappears, so its replacement gets the focus.
  useEffect(() => {
    if (toggles > 0) secondPart.current?.querySelector<HTMLElement>('select, button')?.focus();
  }, [toggles]);

  function showSecond(isShown: boolean) {
    setAdded(isShown);
    setToggles(toggles + 1);
    if (!isShown) change({ slot2: blankCampaign.slot2 });
  }

  return (
    <div className="grid gap-8">
      <Slot {...props} number={1} />
      <div ref={secondPart}>
        {hasSecond ? (
          <>
            <Slot {...props} number={2} />
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

const ends = { start: m.wizard_slot_from, end: m.wizard_slot_to };

function Slot({ number, draft, change, errors }: StepProps & { number: 1 | 2 }) {
  const name = `slot${number}` as const;
  const slot = draft[name];
  return (
    <Group legend={m.wizard_slot({ number })} required={number === 1} error={errors[name]}>
      <div id={name} className="grid max-w-md grid-cols-2 gap-4">
        {(['start', 'end'] as const).map((end) => (
          <Select
            key={end}
            label={ends[end]()}
            name={`${name}-${end}`}
            value={slot[end]}
            onChange={({ target }) => change({ [name]: { ...slot, [end]: target.value } })}
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
