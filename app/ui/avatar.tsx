import { initialsOf } from './initials.ts';

/** Someone's picture, or their first letter. It says nothing by itself: the name stands beside it. */
export function Avatar({
  name,
  picture,
  className,
}: {
  name: string;
  picture: string | null;
  className: string;
}) {
  const frame = `shrink-0 overflow-hidden rounded-card ${className}`;
  if (picture)
    return <img src={picture} alt="" loading="lazy" className={`${frame} bg-sunken object-cover`} />;
  return (
    <span
      aria-hidden
      className={`${frame} grid place-items-center bg-sand font-serif text-on-ground text-xl`}
    >
      {initialsOf(name).charAt(0)}
    </span>
  );
}
