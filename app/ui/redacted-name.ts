import type { Thematic } from '#domain/campaigns/reference.ts';
import { m } from '#messages';
import { thematicLabels } from '#messages/labels/thematic.ts';

export function redactedName({ thematics, location }: { thematics: Thematic[]; location: string }): string {
  const [first] = thematics;
  const known = [first && thematicLabels[first](), location].filter(Boolean);
  return known.join(' · ') || m.influencer_redacted();
}
