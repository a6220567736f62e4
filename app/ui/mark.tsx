// The brace of Accolade, drawn on 42 × 120: hairlines at the hooks and the point, full in the arms, like the
// stems of Instrument Serif. The mark opens towards what follows; the joining brace stands between two things.
const brace =
  'M4 2C18 2 25 11 25 30C25 48 28 57.2 38 58.6A1.4 1.4 0 0 1 38 61.4C28 62.8 25 72 25 90C25 109 18 118 4 118' +
  'A1.5 1.5 0 0 1 4 115C13 114.7 17 108 17 90C17 74 20 64 29 60C20 56 17 46 17 30C17 12 13 5.3 4 5' +
  'A1.5 1.5 0 0 1 4 2Z';

type Props = { className?: string };

export const Mark = ({ className }: Props) => (
  <svg viewBox="0 0 42 120" height="1.2em" fill="currentColor" aria-hidden className={className}>
    <path d={brace} transform="matrix(-1 0 0 1 42 0)" />
  </svg>
);

export const Brace = ({ className }: Props) => (
  <svg viewBox="0 0 42 120" height="6em" fill="currentColor" aria-hidden className={className}>
    <path d={brace} />
  </svg>
);
