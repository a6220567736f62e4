import type { Thematic } from '#domain/campaigns/reference.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';
import { Tag } from './tag.tsx';

interface ThematicTagsProps {
  thematics: readonly Thematic[];
  className?: string;
}

export function ThematicTags({ thematics, className = '' }: ThematicTagsProps) {
  if (thematics.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-1.5 ${className}`}>
      {thematics.map((thematic) => (
        <li key={thematic}>
          <Tag>{thematicLabels[thematic]()}</Tag>
        </li>
      ))}
    </ul>
  );
}
