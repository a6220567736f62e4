interface PortraitProps {
  name: string;
  picture: string | null;
  /** The frame: its proportion and its size. */
  className: string;
}

/** Somebody's picture, large; without one, their first letter on a tinted ground. It says nothing by itself. */
export function Portrait({ name, picture, className }: PortraitProps) {
  const frame = `overflow-hidden rounded-card ${className}`;
  if (picture) {
    return (
      <img
        src={picture}
        alt=""
        fetchPriority="high"
        className={`${frame} bg-sunken object-cover object-[50%_30%]`}
      />
    );
  }
  return (
    <div
      aria-hidden
      className={`${frame} @container grid place-items-center font-serif text-on-ground ${groundOf(name)}`}
    >
      <span className="text-[45cqw] leading-none">{firstLetter(name)}</span>
    </div>
  );
}

const grounds = ['bg-sand', 'bg-rose', 'bg-sage', 'bg-sky', 'bg-lilac'];

function groundOf(name: string): string {
  const sum = name.split('').reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return grounds[sum % grounds.length] ?? 'bg-sand';
}

function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? 'U';
}
