import { useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Plus } from '#app/ui/icons.tsx';
import type { ContentFile } from '#domain/deliverables/content.ts';
import { m } from '#messages';
import { MarkHandle } from './mark-handle.tsx';
import { MarkRegion } from './mark-region.tsx';
import { secondText } from './marks.ts';
import { useSeek } from './read-stage.tsx';
import { middle, type Place } from './remark-draft.ts';
import { frameOf, LargePicture, Stage } from './stage.tsx';
import { useDrawing } from './use-drawing.ts';
import type { Remarks } from './use-remarks.ts';

interface ReviewStageProps {
  files: readonly ContentFile[];
  shown: ContentFile;
  onShow: (file: ContentFile) => void;
  remarks: Remarks;
}

/** Shows the files of a draft. The brand adds remarks to places in pictures and to seconds of videos. */
export function ReviewStage({ files, shown, onShow, remarks }: ReviewStageProps) {
  const box = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [second, setSecond] = useState(0);
  const add = (place: Place) => remarks.add({ file: shown.id, ...place });
  const { drawn, handlers } = useDrawing(box, add);
  const open = remarks.remarks.find(({ key }) => key === remarks.openKey);
  useSeek(video, open);
  const isVideo = shown.kind === 'video';
  const foot = (
    <div className="noscript:hidden">
      {!isVideo && <p>{m.content_drag()}</p>}
      <Button
        look="quiet"
        small
        className="mt-1 -ml-4 text-ink"
        onClick={() => (isVideo ? remarks.add({ file: shown.id, second }) : add(middle))}
      >
        <Plus className="size-4 shrink-0" />
        {isVideo ? m.content_add_at({ time: secondText(second) }) : m.content_add_on_picture()}
      </Button>
    </div>
  );
  return (
    <Stage {...{ files, shown, onShow, video, foot }} onSecond={setSecond}>
      {/* Keyboard users have the button below. */}
      <div
        ref={box}
        {...handlers}
        className="relative w-full max-lg:mx-auto cursor-crosshair touch-pan-y touch-pinch-zoom select-none"
        style={frameOf(shown)}
      >
        <LargePicture file={shown} number={files.indexOf(shown) + 1} />
        {drawn && <MarkRegion place={drawn} isOpen />}
        {remarks.remarks.map((remark, place) =>
          remark.file === shown.id && remark.x !== null ? (
            <MarkHandle
              key={remark.key}
              mark={{ ...remark, number: place + 1 }}
              isOpen={remark.key === remarks.openKey}
              box={box}
              onOpen={() => remarks.open(remark.key)}
              onChange={(changed) => remarks.update(remark.key, changed)}
            />
          ) : null,
        )}
      </div>
    </Stage>
  );
}
