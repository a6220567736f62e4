import { Picture } from './image.tsx';
import { firstGrapheme } from './initials.ts';
import { tintOf } from './tint.ts';

interface PortraitProps {
  name: string;
  picture: string | null;
  className: string;
  first?: boolean;
}

/** The portrait is decorative, because the name is beside it. */
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
      <span className="text-[45cqw] leading-none">{firstGrapheme(name.trim()).toUpperCase() || 'U'}</span>
    </div>
  );
}
