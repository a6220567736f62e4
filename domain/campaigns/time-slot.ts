/** Both times are `HH:MM` on the hour or half hour of the same day. They are empty if the slot is blank. */
export type TimeSlot = {
  start: string;
  end: string;
};

export function isInOrder(slot: TimeSlot): boolean {
  return slot.start < slot.end;
}

export function slotsInOrder({ slot1, slot2 }: { slot1: TimeSlot; slot2: TimeSlot }): TimeSlot[] {
  return [slot1, slot2].filter(({ start }) => start).sort((one, other) => (one.start < other.start ? -1 : 1));
}

/** Adjacent slots (11:00 to 12:00 and 12:00 to 13:00) do not overlap. */
export function overlap(one: TimeSlot, other: TimeSlot): boolean {
  return one.start < other.end && other.start < one.end;
}
