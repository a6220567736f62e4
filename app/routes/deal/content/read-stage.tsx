import { useEffect, useRef } from 'react';
import type { ContentFile } from '#domain/deliverables/content.ts';
import { MarkSign } from './mark-sign.tsx';
import type { Mark } from './marks.ts';
import { frameOf, LargePicture, Stage } from './stage.tsx';

interface ReadStageProps {
  files: readonly ContentFile[];
  shown: ContentFile;
  onShow: (file: ContentFile) => void;
  marks: readonly Mark[];
  selected?: Mark | undefined;
  onSelect?: (mark: Mark) => void;
}

/** Shows the files of the draft with the remarks on them, or the screenshots of the post. */
export function ReadStage({ files, shown, onShow, marks, selected, onSelect }: ReadStageProps) {
  const video = useRef<HTMLVideoElement>(null);
  useSeek(video, selected);
  return (
    <Stage {...{ files, shown, onShow, video }}>
      <div className="relative w-full max-lg:mx-auto" style={frameOf(shown)}>
        <LargePicture file={shown} number={files.indexOf(shown) + 1} />
        {marks
          .filter(({ file, x }) => file === shown.id && x !== null)
          .map((mark) => (
            <MarkSign
              key={mark.key}
              mark={mark}
              isOpen={mark.key === selected?.key}
              onSelect={() => onSelect?.(mark)}
            />
          ))}
      </div>
    </Stage>
  );
}

/** Moves the video to the second that the selected remark is about. */
export function useSeek(
  video: React.RefObject<HTMLVideoElement | null>,
  selected: Pick<Mark, 'key' | 'second'> | undefined,
): void {
  const { key, second = null } = selected ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: another remark may be about the same second
  useEffect(() => {
    if (video.current && second !== null) video.current.currentTime = second;
  }, [video, key, second]);
}
