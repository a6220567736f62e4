import { braceOf } from './brace.ts';

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

interface JoiningBraceProps extends Props {
  down?: boolean;
  /** Length in units, at a width of 42 units. */
  length?: number;
}

export const JoiningBrace = ({ className, down = false, length = 380 }: JoiningBraceProps) => (
  <svg
    viewBox={down ? `0 0 ${length} 42` : `0 0 42 ${length}`}
    fill="currentColor"
    aria-hidden
    className={className}
  >
    <path d={braceOf(length)} transform={down ? `translate(${length}) rotate(90)` : undefined} />
  </svg>
);
