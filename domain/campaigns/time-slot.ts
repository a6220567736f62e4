/** From one half hour to a later one, `HH:MM`, on one day. */
export interface TimeSlot {
  start: string;
  end: string;
}

export function isInOrder(slot: TimeSlot): boolean {
  return slot.start < slot.end;
}

/** Two slots that only touch (11:00 to 12:00 and 12:00 to 13:00) do not overlap. */
export function overlap(one: TimeSlot, other: TimeSlot): boolean {
  return one.start < other.end && other.start < one.end;
}
