import { Play } from '#app/ui/icons.tsx';
import { Picture } from '#app/ui/image.tsx';
import type { ContentFile } from '#domain/deliverables/content.ts';
import { downloadAddress } from '#domain/files/media.ts';
import { m } from '#messages';

interface ThumbnailsProps {
  files: readonly ContentFile[];
  shown?: ContentFile;
  /** Receives the clicked file. If absent, or without scripts, a click opens the file in the browser. */
  onShow?: (file: ContentFile) => void;
}

export function Thumbnails({ files, shown, onShow }: ThumbnailsProps) {
  return (
    <ul className="flex flex-wrap gap-2.5">
      {files.map((file, place) => {
        const isVideo = file.kind === 'video';
        const name = isVideo ? m.content_video : m.content_picture;
        return (
          <li key={file.id}>
            <a
              href={downloadAddress(file.id)}
              aria-label={name({ number: place + 1 })}
              aria-current={file === shown ? 'true' : undefined}
              onClick={(event) => {
                if (!onShow) return;
                event.preventDefault();
                onShow(file);
              }}
              className="relative block aspect-4/5 w-16 overflow-hidden rounded-card outline-offset-2 aria-[current]:outline-2 aria-[current]:outline-ink"
            >
              <Picture media={file.id} alt="" width="4rem" isPrivate className="size-full" />
              {isVideo && (
                <span className="absolute inset-0 m-auto grid size-7 place-items-center rounded-full bg-paper text-ink">
                  <Play className="size-3.5" />
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
