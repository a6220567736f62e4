// The brace of Accolade, drawn on 42 × 120: hairlines at the hooks and the point, full in the arms, like the
// stems of Instrument Serif. The mark opens towards what follows; the joining brace stands between two things.
// Its arms grow with what it joins; the hooks and the point keep their size.
const braceOf = (height: number) => {
  const point = height / 2;
  return (
    `M4 2C18 2 25 11 25 30V${point - 30}C25 ${point - 12} 28 ${point - 2.8} 38 ${point - 1.4}` +
    `A1.4 1.4 0 0 1 38 ${point + 1.4}C28 ${point + 2.8} 25 ${point + 12} 25 ${point + 30}V${height - 30}` +
    `C25 ${height - 11} 18 ${height - 2} 4 ${height - 2}A1.5 1.5 0 0 1 4 ${height - 5}` +
    `C13 ${height - 5.3} 17 ${height - 12} 17 ${height - 30}V${point + 30}C17 ${point + 14} 20 ${point + 4} 29 ${point}` +
    `C20 ${point - 4} 17 ${point - 14} 17 ${point - 30}V30C17 12 13 5.3 4 5A1.5 1.5 0 0 1 4 2Z`
  );
};
const brace = braceOf(120);

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

/** Joins what stands in a row to what stands beside it, or beneath it. */
export const JoiningBrace = ({ className, down = false }: Props & { down?: boolean }) => (
  <svg viewBox={down ? '0 0 380 42' : '0 0 42 380'} fill="currentColor" aria-hidden className={className}>
    <path d={braceOf(380)} transform={down ? 'translate(380) rotate(90)' : undefined} />
  </svg>
);
