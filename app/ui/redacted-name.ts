import type { Thematic } from '#domain/campaigns/reference.ts';
import { m } from '#messages';
import { thematicLabels } from '#messages/labels/thematic.ts';

/** Returns what visitors see instead of an influencer's name: the first thematic and the location. */
export function redactedName({ thematics, location }: { thematics: Thematic[]; location: string }): string {
  const [first] = thematics;
  const known = [first && thematicLabels[first](), location].filter(Boolean);
  return known.join(' · ') || m.influencer_redacted();
}
