import type { ContentFile } from '#domain/deliverables/content.ts';
import { badgeClass } from './mark-badge.ts';
import { type Mark, placeText } from './marks.ts';

interface RemarkListProps {
  marks: readonly Mark[];
  files: readonly ContentFile[];
  selected?: Mark | undefined;
  /** Shows the place that a remark is about. */
  onSelect?: (mark: Mark) => void;
}

/** Lists the remarks that the brand has sent, with the same numbers as on the pictures. */
export function RemarkList({ marks, files, selected, onSelect }: RemarkListProps) {
  return (
    <ol className="grid gap-4">
      {marks.map((mark) => (
        <li key={mark.key} className="flex gap-3.5">
          <span aria-hidden className={badgeClass(mark.key === selected?.key)}>
            {mark.number}
          </span>
          <div className="min-w-0 pt-1">
            <p id={`remark-${mark.key}`} dir="auto" className="whitespace-pre-line wrap-anywhere">
              {mark.text}
            </p>
            {onSelect && mark.file !== null ? (
              <button
                type="button"
                onClick={() => onSelect(mark)}
                className="min-h-6 text-sm text-soft underline underline-offset-4 hover:text-ink"
              >
                {placeText(mark, files)}
              </button>
            ) : (
              <p className="text-sm text-soft">{placeText(mark, files)}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
