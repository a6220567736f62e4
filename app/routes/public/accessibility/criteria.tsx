import { m } from '#messages';

export function Criteria({ criteria }: { criteria: readonly string[] }) {
  if (criteria.length === 0) return null;
  return (
    <p className="mt-1 text-sm tabular-nums">{m.accessibility_criteria({ criteria: criteria.join(', ') })}</p>
  );
}
