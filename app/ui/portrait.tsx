import { Picture } from './image.tsx';
import { firstLetter } from './initials.ts';
import { tintOf } from './tint.ts';

interface PortraitProps {
  name: string;
  picture: string | null;
  /** The frame: its proportion and its size. */
  className: string;
  /** It is the largest thing of its page: fetch it first. */
  first?: boolean;
}

/** Somebody's picture; without one, their first letter on a tinted ground. It says nothing by itself. */
export function Portrait({ name, picture, className, first = false }: PortraitProps) {
  const frame = `overflow-hidden rounded-card ${className}`;
  if (picture) {
    return (
      <Picture
        media={picture}
        alt=""
        first={first}
        width={first ? '(min-width: 768px) 24rem, 100vw' : '10rem'}
        className={`${frame} object-[50%_30%]`}
      />
    );
  }
  return (
    <div
      aria-hidden
      className={`${frame} @container grid place-items-center font-serif text-on-ground ${tintOf(name)}`}
    >
      <span className="text-[45cqw] leading-none">{firstLetter(name.trim()).toLocaleUpperCase() || 'U'}</span>
    </div>
  );
}
