import { linkHost } from '#domain/portfolio/link.ts';
import type { PortfolioItem } from '#domain/portfolio/portfolio-item.ts';
import { Picture } from './image.tsx';
import { Mark } from './mark.tsx';
import { tintOf } from './tint.ts';

interface PortfolioFrameProps {
  item: Pick<PortfolioItem, 'id' | 'link' | 'picture' | 'alt'>;
  /** Displayed width, as in the `sizes` attribute. */
  width: string;
  isSmall?: boolean;
}

export function PortfolioFrame({ item, width, isSmall = false }: PortfolioFrameProps) {
  const { id, link, picture, alt } = item;
  return (
    <div className={`rounded-card border border-line bg-surface ${isSmall ? 'p-1' : 'p-2 sm:p-2.5'}`}>
      {picture ? (
        <Picture
          media={picture}
          alt={alt}
          width={width}
          isPrivate
          className="aspect-4/5 w-full rounded-[calc(var(--radius-card)-0.375rem)]"
        />
      ) : (
        <div
          aria-hidden
          className={`@container flex aspect-4/5 w-full flex-col items-center justify-center gap-3 rounded-[calc(var(--radius-card)-0.375rem)] text-on-ground ${tintOf(id)}`}
        >
          <Mark className="h-[40cqw] w-auto opacity-70" />
          {!isSmall && (
            <span className="w-full px-4 text-center font-serif text-xl leading-tight wrap-anywhere">
              {link && linkHost(link)}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
